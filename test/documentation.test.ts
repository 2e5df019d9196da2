import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { root } from '../scripts/shared.mjs';

const FRONT_DOORS = ['core', 'drawing', 'workshop', 'methods', 'plugins', 'mill', 'service'].map(
  (name) => `packages/${name}/src/index.ts`,
);

test('whatever a front door exports is documented', () => {
  const files = FRONT_DOORS.map((file) => join(root, file));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(files, { ...options, composite: false, noEmit: true });
  const checker = program.getTypeChecker();
  const undocumented = files.flatMap((file) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!)
      .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .filter((symbol) => symbol.getDocumentationComment(checker).length === 0)
      .map((symbol) => `${symbol.declarations![0]!.getSourceFile().fileName.replace(root, '')}: ${symbol.name}`),
  );
  expect(undocumented).toEqual([]);
});

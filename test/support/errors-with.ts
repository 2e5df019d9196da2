import { join, relative } from 'node:path';
import ts from 'typescript';

/** What the compiler finds wrong with all sources, or with those given alone, if one of them had another text. */
export function errorsWith(
  root: string,
  changed: string,
  text: string,
  judged?: readonly string[],
): { file: string; text: string }[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.tests.json'), ts.sys.readFile);
  const compilerOptions = { ...config.compilerOptions, types: ['node', 'vite/client'] };
  const sources = { ...config, compilerOptions, include: ['packages/*/src', 'apps/*/src'] };
  const { options, fileNames } = ts.parseJsonConfigFileContent(sources, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const read = host.readFile;
  host.readFile = (file) => (relative(root, file) === changed ? text : read(file));
  const program = ts.createProgram(judged?.map((file) => join(root, file)) ?? fileNames, options, host);
  const errors = judged?.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(join(root, file))));
  return (errors ?? ts.getPreEmitDiagnostics(program)).map(({ file, messageText }) => ({
    file: file ? relative(root, file.fileName) : '',
    text: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

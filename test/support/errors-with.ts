import { join, relative } from 'node:path';
import ts from 'typescript';

export interface CompilerError {
  readonly file: string;
  readonly text: string;
}

/**
 * What the compiler finds wrong with some sources if one of all had another text. Files that are not changed are read once, however
 * often it is asked.
 */
export function makeErrorsWith(root: string) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.tests.json'), ts.sys.readFile);
  const compilerOptions = { ...config.compilerOptions, types: ['node', 'vite/client'] };
  const { options } = ts.parseJsonConfigFileContent({ compilerOptions, files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  const unchanged = new Map<string, ts.SourceFile | undefined>();

  return (changed: string, text: string, judged: readonly string[]): CompilerError[] => {
    const getSourceFile: typeof read = (file, how) => {
      if (relative(root, file) === changed) return ts.createSourceFile(file, text, how, true);
      if (!unchanged.has(file)) unchanged.set(file, read(file, how));
      return unchanged.get(file);
    };
    const files = judged.map((file) => join(root, file));
    const program = ts.createProgram(files, options, { ...host, getSourceFile });
    return files
      .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
      .map(({ file, messageText }) => ({
        file: file ? relative(root, file.fileName) : '',
        text: ts.flattenDiagnosticMessageText(messageText, ' '),
      }));
  };
}

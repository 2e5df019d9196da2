// Small changes of a source that a test should notice, found on its syntax tree.
import ts from 'typescript';

const SWAPS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '+=': ['-='],
  '-=': ['+='],
};

/** All mutations of a source, in its order: what to put in place of the characters from `start` up to `end`. */
export function mutationsOf(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, after) => {
    const start = node.getStart(source);
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    found.push({
      file,
      line: line + 1,
      column: character + 1,
      start,
      end: node.getEnd(),
      before: node.getText(source),
      after,
    });
  };
  const visit = (node) => {
    // Types are gone when tests run; sentences are read by people.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTemplateExpression(node)) return;
    if (ts.isBinaryExpression(node) && !joinsText(node)) {
      const operator = node.operatorToken;
      for (const after of SWAPS[operator.getText(source)] ?? []) add(operator, after);
    }
    if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) {
      const value = Number(node.text);
      add(node, String(value + 1));
      if (value > 0) add(node, String(value - 1));
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, node.operand.getText(source));
    if (isBoolean(node) && (ts.isReturnStatement(node.parent) || ts.isArrowFunction(node.parent)))
      add(node, node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

export function mutated(text, { start, end, after }) {
  return text.slice(0, start) + after + text.slice(end);
}

function isBoolean({ kind }) {
  return kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword;
}

function joinsText(node) {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
    (joinsText(node.left) || joinsText(node.right))
  );
}

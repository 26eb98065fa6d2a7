import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

interface Parameter {
  type: string;
  left?: Parameter;
  typeAnnotation?: { typeAnnotation: { type: string; types?: { type: string }[] } };
}

/** Whether a parameter is a text, or may be one. */
function isText(parameter: Parameter | undefined): boolean {
  const type = (parameter?.left ?? parameter)?.typeAnnotation?.typeAnnotation;
  return [type, ...(type?.types ?? [])].some((each) => each?.type === 'TSStringKeyword');
}

/** Names of the functions that a module exports and whose first parameter is a text. */
export function textFunctions(path: string): string[] {
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declared?.type === 'FunctionDeclaration')
      return isText(declared.params[0] as Parameter) && declared.id ? [declared.id.name] : [];
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' &&
      init?.type === 'ArrowFunctionExpression' &&
      isText(init.params[0] as Parameter)
        ? [id.name]
        : [],
    );
  });
}

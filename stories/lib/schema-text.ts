import type { GenericSchema } from 'valibot';

/** The parts of a schema that its type text uses. */
interface Shape {
  type: string;
  wrapped?: Shape;
  default?: unknown;
  entries?: Record<string, Shape>;
  item?: Shape;
  value?: Shape;
  options?: readonly unknown[];
  literal?: unknown;
}

const PLAIN: Record<string, string> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  blob: 'Blob',
  file: 'File',
  any: 'unknown',
  unknown: 'unknown',
};

const isOptional = ({ type }: Shape) => type === 'optional' || type === 'nullish';
const bare = (shape: Shape): Shape => (shape.wrapped && isOptional(shape) ? bare(shape.wrapped) : shape);

/** Formats fields as a type literal, one per line. */
function fields(entries: Record<string, Shape>, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(entries).map(([name, shape]) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`;
    return `${inner}${key}${isOptional(shape) ? '?' : ''}: ${typeText(shape, inner)};`;
  });
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
}

function typeText(schema: Shape, indent = ''): string {
  const shape = bare(schema);
  const { type } = shape;
  if (PLAIN[type]) return PLAIN[type];
  if (type === 'object' || type === 'loose_object') return fields(shape.entries ?? {}, indent);
  if (type === 'array') {
    const item = shape.item ? typeText(shape.item, indent) : 'unknown';
    return / \| /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (type === 'nullable' && shape.wrapped) return `${typeText(shape.wrapped, indent)} | null`;
  if (type === 'picklist') return (shape.options ?? []).map((one) => JSON.stringify(one)).join(' | ');
  if (type === 'literal') return JSON.stringify(shape.literal);
  if (type === 'union') return (shape.options ?? []).map((one) => typeText(one as Shape, indent)).join(' | ');
  if (type === 'record') return `Record<string, ${shape.value ? typeText(shape.value, indent) : 'unknown'}>`;
  return type;
}

/** Formats a schema as a TypeScript type. Optional and nullable fields have a question mark. */
export const typeOf = (schema: GenericSchema): string => typeText(schema as unknown as Shape);

export interface Field {
  name: string;
  type: string;
  required: boolean;
  /** The default value as JSON, if the field is optional. */
  fallback: string;
}

/** Returns the fields of a query, a body or headers; empty if the schema has none. */
export function fieldsOf(schema: GenericSchema | undefined): Field[] {
  const shape = schema && bare(schema as unknown as Shape);
  return Object.entries(shape?.entries ?? {}).map(([name, one]) => {
    const fallback = isOptional(one) ? one.default : undefined;
    const plain = typeof fallback === 'function' ? undefined : fallback;
    return {
      name,
      type: typeText(one),
      required: !isOptional(one),
      fallback: plain === undefined ? '' : JSON.stringify(plain),
    };
  });
}

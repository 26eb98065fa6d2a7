/** JSON schemas under the names of a service (src/services/http/wire-names). */
import type { Names } from '../../src/services/http/wire-names/wire-map';
import type { JsonSchema } from './schemas';

const COMPONENT = '#/components/schemas/';

const below = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** Schemas inside a schema that describe the same place of a value. */
const SAME_PLACE = ['anyOf', 'oneOf', 'allOf'] as const;

/** Replaces a reference by what it names, since others refer to it under its own names. */
function resolved(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  const found = components[$ref.slice(COMPONENT.length)];
  if (!found) throw new Error(`no schema ${$ref}`);
  return resolved(found, components);
}

/** The fields of a schema by their path, as a file of names has them. */
export function fieldPaths(schema: JsonSchema, components: Record<string, JsonSchema>, path = ''): string[] {
  const {
    properties = {},
    items,
    ...rest
  } = resolved(schema, components) as JsonSchema & {
    properties?: Record<string, JsonSchema>;
    items?: JsonSchema;
  };
  const own = Object.entries(properties).flatMap(([key, field]) => [
    below(path, key),
    ...fieldPaths(field, components, below(path, key)),
  ]);
  const same = SAME_PLACE.flatMap((keyword) => (rest[keyword] as JsonSchema[] | undefined) ?? []);
  const others = [...same, ...(items ? [items] : [])].flatMap((each) => fieldPaths(each, components, path));
  return [...new Set([...own, ...others])];
}

/** Returns a schema of values with other names; without references where a name differs. */
export function renameSchema(
  schema: JsonSchema,
  names: Names,
  components: Record<string, JsonSchema>,
  path = '',
): JsonSchema {
  if (Object.keys(names).length === 0) return schema;
  const plain = resolved(schema, components);
  const renamed: JsonSchema = { ...plain };
  const { properties, required, items } = plain as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
    items?: JsonSchema;
  };
  const nameOf = (key: string) => names[below(path, key)] ?? key;
  if (properties) {
    renamed.properties = Object.fromEntries(
      Object.entries(properties).map(([key, field]) => [
        nameOf(key),
        renameSchema(field, names, components, below(path, key)),
      ]),
    );
  }
  if (required) renamed.required = required.map(nameOf);
  if (items) renamed.items = renameSchema(items, names, components, path);
  for (const keyword of SAME_PLACE) {
    const options = plain[keyword] as JsonSchema[] | undefined;
    if (options) renamed[keyword] = options.map((option) => renameSchema(option, names, components, path));
  }
  return renamed;
}

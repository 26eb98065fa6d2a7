/** JSON schemas of the catalogue's schemas: what requests carry, and what answers are expected to carry. */
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export type JsonSchema = Record<string, unknown>;

type Config = NonNullable<Parameters<typeof toJsonSchema>[1]>;

/** Where the document keeps what several calls answer with. */
export const refOf = (name: string): string => `#/components/schemas/${name}`;

/** Schemas of src/services/entities by name: objects and lists of them. Fields of a line are no entity. */
export function entitySchemas(
  modules: Record<string, Record<string, unknown>>,
): Record<string, GenericSchema> {
  const found = Object.entries(modules)
    .filter(([path]) => !/\/fields$/.test(path))
    .flatMap(([, exports]) => Object.entries(exports))
    .filter(([, value]) => {
      const { kind, type } = (value ?? {}) as { kind?: string; type?: string };
      return kind === 'schema' && /^(loose_)?object$/.test(type ?? '');
    })
    .sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(found) as Record<string, GenericSchema>;
}

const isFunction = (value: unknown) => typeof value === 'function';

/** Rules that are code, as a `check`, have no JSON schema: the description of the call states them. */
const SHARED: Config = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => refOf(referenceId),
  overrideSchema({ valibotSchema, jsonSchema }) {
    const { type } = valibotSchema;
    if (type === 'blob' || type === 'file') return { type: 'string', format: 'binary' };
    // Alternatives of the caller may be sent as the same.
    const texts = new Set(jsonSchema.anyOf?.map((option) => JSON.stringify(option)));
    if (texts.size === 1) return jsonSchema.anyOf?.[0] as typeof jsonSchema;
    // A default that is made at each call is none of the contract.
    if (isFunction((valibotSchema as { default?: unknown }).default)) {
      const { default: _, ...rest } = jsonSchema;
      return rest;
    }
    return undefined;
  },
  overrideAction({ valibotAction, jsonSchema }) {
    return valibotAction.type === 'to_upper_case' ? { ...jsonSchema, pattern: '^[^a-z]*$' } : undefined;
  },
};

const bare = ({ $schema: _, $defs: __, ...schema }: ReturnType<typeof toJsonSchema>): JsonSchema => ({
  ...schema,
});

/**
 * The schema of a request's query or body: what is sent, after the call's own defaults and conversions, so that a field
 * with a default is always there.
 */
export function sentSchema(schema: GenericSchema): JsonSchema {
  return withDefaults(
    schema as unknown as Shape,
    bare(toJsonSchema(schema, { ...SHARED, typeMode: 'output' })),
  );
}

/** The schema of an answer: what the service sends, before the widgets' own defaults. */
export function answerSchema(schema: GenericSchema, entities: Record<string, GenericSchema>): JsonSchema {
  return bare(toJsonSchema(schema, { ...SHARED, typeMode: 'input', definitions: entities }));
}

/** The schemas of all entities, which refer to each other. */
export const entityJsonSchemas = (entities: Record<string, GenericSchema>): Record<string, JsonSchema> =>
  toJsonSchemaDefs(entities, { ...SHARED, typeMode: 'input' }) as Record<string, JsonSchema>;

/** The parts of a schema that say whether a field has a default. */
interface Shape {
  wrapped?: Shape;
  entries?: Record<string, Shape>;
  item?: Shape;
  default?: unknown;
  pipe?: readonly Shape[];
}

/** The converter leaves a field with a default optional; what is sent always has it. */
function withDefaults(shape: Shape, schema: JsonSchema): JsonSchema {
  if (shape.wrapped) return withDefaults(shape.wrapped, schema);
  const { properties, items, required } = schema as {
    properties?: Record<string, JsonSchema>;
    items?: JsonSchema;
    required?: string[];
  };
  if (shape.item && items) return { ...schema, items: withDefaults(shape.item, items) };
  const { entries } = shape;
  if (!entries || !properties) return schema;
  const names = Object.keys(entries);
  const sent = names.filter((name) => required?.includes(name) || entries[name]?.default !== undefined);
  return {
    ...schema,
    properties: Object.fromEntries(
      names.map((name) => [name, withDefaults(entries[name] as Shape, properties[name] ?? {})]),
    ),
    required: sent,
  };
}

/** Names of the components that a value refers to, also by way of others. */
export function componentsIn(value: unknown, all: Record<string, JsonSchema>): Set<string> {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { $ref } = part as { $ref?: unknown };
    const name = typeof $ref === 'string' ? /^#\/components\/schemas\/(.+)$/.exec($ref)?.[1] : undefined;
    if (name && !found.has(name)) {
      found.add(name);
      look(all[name]);
    }
    for (const each of Object.values(part)) look(each);
  };
  look(value);
  return found;
}

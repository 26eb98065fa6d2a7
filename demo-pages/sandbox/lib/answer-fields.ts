import { type GenericSchema, safeParse } from 'valibot';

/** The parts of a schema that say which fields an answer has. */
interface Shape {
  type: string;
  wrapped?: Shape;
  entries?: Record<string, Shape>;
  item?: Shape;
  value?: Shape;
  options?: readonly unknown[];
}

/** A field of an answer by its schema. */
export interface Field {
  /** Names joined by dots, the items of a list as []: 'medals[].points'. */
  path: string;
  value: unknown;
  /** The answer is understood without it. */
  isOptional: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const takes = (shape: Shape, value: unknown): boolean =>
  safeParse(shape as unknown as GenericSchema, value).success;

/** The schema that a value is read by: without what wraps it, and of several the one that takes it. */
function schemaOf(shape: Shape, value: unknown): Shape {
  if (shape.wrapped) return schemaOf(shape.wrapped, value);
  if (shape.type !== 'union' && shape.type !== 'variant') return shape;
  const options = (shape.options ?? []) as readonly Shape[];
  const fitting = options.find((option) => takes(option, value));
  return fitting ? schemaOf(fitting, value) : shape;
}

/** The schema of a record's field; undefined for one that the catalogue does not know. */
const fieldOf = (shape: Shape, name: string): Shape | undefined =>
  shape.entries ? (Object.hasOwn(shape.entries, name) ? shape.entries[name] : undefined) : shape.value;

/** Calls `see` with every field of a value that its schema knows, outer ones first. */
export function eachField(schema: GenericSchema, value: unknown, see: (field: Field) => void): void {
  const walk = (outer: Shape, each: unknown, path: string): void => {
    const shape = schemaOf(outer, each);
    if (Array.isArray(each)) {
      const { item } = shape;
      if (item) for (const one of each) walk(item, one, `${path}[]`);
    } else if (isRecord(each)) {
      for (const [name, one] of Object.entries(each)) {
        const inner = fieldOf(shape, name);
        if (!inner) continue;
        const place = path ? `${path}.${name}` : name;
        see({ path: place, value: one, isOptional: takes(inner, undefined) });
        walk(inner, one, place);
      }
    }
  };
  walk(schema as unknown as Shape, value, '');
}

/** Returns an answer with the fields alone that its schema requires. */
export function withoutOptional(schema: GenericSchema, value: unknown): unknown {
  const walk = (outer: Shape, each: unknown): unknown => {
    const shape = schemaOf(outer, each);
    const { item } = shape;
    if (Array.isArray(each)) return item ? each.map((one) => walk(item, one)) : each;
    if (!isRecord(each) || !(shape.entries || shape.value)) return each;
    const kept = Object.entries(each).flatMap(([name, one]) => {
      const inner = fieldOf(shape, name);
      return !inner || (shape.entries && takes(inner, undefined)) ? [] : [[name, walk(inner, one)]];
    });
    return Object.fromEntries(kept);
  };
  return walk(schema as unknown as Shape, value);
}

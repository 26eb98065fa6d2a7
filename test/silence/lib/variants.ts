/** The answers that a service could give in the place of a full one: a field of it changed in one way. */
import { type GenericSchema, safeParse } from 'valibot';
import { eachField } from '#demo-pages/sandbox/lib/answer-fields';

export type Kind = 'removed' | 'null' | 'type' | 'unknown' | 'case' | 'zone' | 'empty';

export interface Variant {
  call: string;
  /** The field, in all items of a list at once. */
  path: string;
  kind: Kind;
  /** Other kinds of the field that are read as the same answer. */
  alike: Kind[];
}

/** What stands for a word that no document knows. */
export const UNKNOWN = 'QXWZ_UNKNOWN';
/** What stands for a text that is a number. */
const NUMBER = 7_654_321;

const CODE = /^[A-Z][A-Z0-9]*([_-][A-Z0-9]+)*$|^[a-z]+([_-][a-z]+)*$/;
const ZONED = /^(\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*)(Z|[+-]\d\d:?\d\d)$/;

/** What a field's value becomes; undefined if the kind does not apply to it. */
function changed(kind: Kind, value: unknown): { value?: unknown } | undefined {
  if (kind === 'removed') return {};
  if (kind === 'null') return value === null ? undefined : { value: null };
  if (kind === 'empty') return Array.isArray(value) && value.length > 0 ? { value: [] } : undefined;
  if (kind === 'type') {
    if (typeof value === 'number') return { value: String(value) };
    if (typeof value === 'string') return { value: NUMBER };
    return value === null ? undefined : { value: 'text' };
  }
  if (typeof value !== 'string') return undefined;
  if (kind === 'zone') return ZONED.test(value) ? { value: value.replace(ZONED, '$1') } : undefined;
  if (!CODE.test(value)) return undefined;
  if (kind === 'unknown') return { value: UNKNOWN };
  const lower = value.toLowerCase();
  return { value: lower === value ? value.toUpperCase() : lower };
}

/** Names of what is known by an answer alone: another word is another thing, and not one that nobody knows. */
const NAMES =
  /(^|[.\]])(id|code|hash|plate\w*|chassis|vin|e?mail|url|token|\w+(Id|Ids|Code|Url|Token|Key))(\[\])*$/i;

/** Kinds of optional fields; a required one is there, but may say what nobody expects. */
const KINDS: readonly Kind[] = ['removed', 'null', 'type', 'empty', 'unknown', 'case', 'zone'];
const OF_REQUIRED: readonly Kind[] = ['unknown', 'case', 'zone'];

/** Returns a copy of an answer with the field changed wherever it is. */
export function applyVariant(answer: unknown, { path, kind }: Pick<Variant, 'path' | 'kind'>): unknown {
  const steps = path.match(/\[\]|[^.[\]]+/g) ?? [];
  const walk = (value: unknown, at: number): unknown => {
    const step = steps[at];
    if (step === '[]') return Array.isArray(value) ? value.map((each) => walk(each, at + 1)) : value;
    if (typeof value !== 'object' || value === null || !step || !Object.hasOwn(value, step)) return value;
    const { [step]: field, ...others } = value as Record<string, unknown>;
    if (at < steps.length - 1) return { ...value, [step]: walk(field, at + 1) };
    const next = changed(kind, field);
    if (!next) return value;
    return kind === 'removed' ? others : { ...value, [step]: next.value };
  };
  return walk(answer, 0);
}

/** What the catalogue makes of an answer, as one text; the same for answers that widgets cannot tell apart. */
function readAs(schema: GenericSchema, answers: readonly unknown[]): string {
  const keep = (_: string, value: unknown) => (Number.isNaN(value) ? 'NaN' : value);
  return answers
    .map((answer) => {
      const result = safeParse(schema, answer);
      return result.success ? JSON.stringify(result.output, keep) : 'refused';
    })
    .join('\n');
}

/** The variants of a call's answers that are read as another answer than the full one, each once. */
export function variantsOf(call: string, schema: GenericSchema, answers: readonly unknown[]): Variant[] {
  const fields = new Map<string, boolean>();
  for (const answer of answers)
    eachField(schema, answer, ({ path, isOptional }) => {
      fields.set(path, isOptional);
    });
  const known = new Map<string, Variant | undefined>([[readAs(schema, answers), undefined]]);
  for (const [path, isOptional] of fields)
    for (const kind of isOptional ? KINDS : OF_REQUIRED) {
      if ((kind === 'unknown' || kind === 'case') && NAMES.test(path)) continue;
      const read = readAs(
        schema,
        answers.map((answer) => applyVariant(answer, { path, kind })),
      );
      const same = known.get(read);
      if (same?.path === path) same.alike.push(kind);
      if (!known.has(read)) known.set(read, { call, path, kind, alike: [] });
    }
  return [...known.values()].filter((one) => one !== undefined);
}

/**
 * The part of valibot that this library uses, as the builds ship it: what valibot adds for other uses (metadata,
 * configuration, asynchronous schemas, the standard interface) is half of its bytes on every page with a form. Sources
 * import valibot, the builds replace it by this module (vite.config.ts), and test/unit/domain/schemas.test.ts holds
 * both against the same schemas and values. Outputs, failing paths and messages are the same; an issue has no more than
 * its path, message and expected type, and a check without a message has a message of its own.
 */
import { listOf } from '../standalone/list-of';
import {
  addIssue,
  anyOf,
  checked,
  type Entries,
  type Fields,
  fields,
  type Issue,
  type Item,
  isObject,
  maybe,
  ownNames,
  resolved,
  runAt,
  type Schema,
  typed,
} from './schema';

/* @__NO_SIDE_EFFECTS__ */
export const string = (message?: string) => typed('string', (value) => typeof value === 'string', message);
/* @__NO_SIDE_EFFECTS__ */
export const number = (message?: string) =>
  typed('number', (value) => typeof value === 'number' && !Number.isNaN(value), message);
/* @__NO_SIDE_EFFECTS__ */
export const boolean = (message?: string) => typed('boolean', (value) => typeof value === 'boolean', message);
/* @__NO_SIDE_EFFECTS__ */
export const blob = (message?: string) => typed('Blob', (value) => value instanceof Blob, message);
/* @__NO_SIDE_EFFECTS__ */
export const file = (message?: string) => typed('File', (value) => value instanceof File, message);
/* @__NO_SIDE_EFFECTS__ */
export const unknown = () => typed('unknown', () => true);
/* @__NO_SIDE_EFFECTS__ */
export const picklist = (options: readonly unknown[], message?: string) =>
  typed(anyOf(options.map((option) => JSON.stringify(option))), (value) => options.includes(value), message);
/* @__NO_SIDE_EFFECTS__ */
export const literal = (value: unknown, message?: string) => picklist([value], message);
/* @__NO_SIDE_EFFECTS__ */
export const array = (item: Schema, message?: string) =>
  typed('Array', Array.isArray, message, (value, issues) =>
    listOf((value as unknown[]).length, (index) => runAt(index, item, (value as unknown[])[index], issues)),
  );
/* @__NO_SIDE_EFFECTS__ */
export const object = (entries: Entries, message?: string) => fields(entries, message, false);
/* @__NO_SIDE_EFFECTS__ */
export const looseObject = (entries: Entries, message?: string) => fields(entries, message, true);
/* @__NO_SIDE_EFFECTS__ */
export const record = (key: Schema, item: Schema, message?: string) =>
  typed('Object', isObject, message, (value, issues) =>
    Object.fromEntries(
      ownNames(value as Fields).map((name) => [
        runAt(name, key, name, issues),
        runAt(name, item, (value as Fields)[name], issues),
      ]),
    ),
  );
/** Of several failing options the issue is one, that none of them fits; of one it is that of the option. */
/* @__NO_SIDE_EFFECTS__ */
export const union = (options: readonly Schema[], message?: string): Schema => {
  const expects = anyOf(options.map((option) => option.expects));
  return {
    expects,
    run(value, issues) {
      const failed: Issue[][] = [];
      for (const option of options) {
        const own: Issue[] = [];
        const output = option.run(value, own);
        if (own.length === 0) return output;
        failed.push(own);
      }
      const fitting = failed.filter((own) => own.every(({ isTyped }) => isTyped));
      const [only] = fitting.length ? fitting : failed;
      if (only && (fitting.length || failed.length) === 1) issues.push(...only);
      else addIssue(issues, expects, message, fitting.length > 0);
      return value;
    },
  };
};
/* @__NO_SIDE_EFFECTS__ */
export const optional = (wrapped: Schema, value?: unknown) => maybe(wrapped, value, [undefined], true);
/* @__NO_SIDE_EFFECTS__ */
export const nullable = (wrapped: Schema, value?: unknown) => maybe(wrapped, value, [null]);
/* @__NO_SIDE_EFFECTS__ */
export const nullish = (wrapped: Schema, value?: unknown) => maybe(wrapped, value, [null, undefined], true);
/* @__NO_SIDE_EFFECTS__ */
export const fallback = (schema: Schema, value: unknown): Schema => ({
  ...schema,
  fallback: value,
  run(input, _) {
    const own: Issue[] = [];
    const output = schema.run(input, own);
    return own.length > 0 ? resolved(value) : output;
  },
});
/* @__NO_SIDE_EFFECTS__ */
export const lazy = (schemaOf: (value: unknown) => Schema): Schema => ({
  expects: 'unknown',
  run: (value, issues) => schemaOf(value).run(value, issues),
});
/* @__NO_SIDE_EFFECTS__ */
export const pipe = (...items: [Schema, ...Item[]]): Schema => ({
  ...items[0],
  run(value, issues) {
    const own: Issue[] = [];
    let output = value;
    for (const item of items) {
      if (own.length > 0 && !item.isCheck) {
        // What follows does not have the type that it needs.
        for (const issue of own) issue.isTyped = false;
        break;
      }
      output = item.run(output, own);
    }
    issues.push(...own);
    return output;
  },
});

/* @__NO_SIDE_EFFECTS__ */
export const check = (isValid: (value: never) => boolean, message?: string) => checked(isValid, message);
/* @__NO_SIDE_EFFECTS__ */
export const nonEmpty = (message?: string) => checked(({ length }: string) => length > 0, message, '!0');
/* @__NO_SIDE_EFFECTS__ */
export const minLength = (least: number, message?: string) =>
  checked(({ length }: string) => length >= least, message, `>=${least}`);
/* @__NO_SIDE_EFFECTS__ */
export const minValue = (least: number, message?: string) =>
  checked((value: number) => value >= least, message, `>=${least}`);
/* @__NO_SIDE_EFFECTS__ */
export const maxValue = (most: number, message?: string) =>
  checked((value: number) => value <= most, message, `<=${most}`);
/* @__NO_SIDE_EFFECTS__ */
export const integer = (message?: string) => checked((value: number) => Number.isInteger(value), message);
/* @__NO_SIDE_EFFECTS__ */
export const transform = (run: (value: never) => unknown): Item => ({
  expects: null,
  run: run as Item['run'],
});
/* @__NO_SIDE_EFFECTS__ */
export const trim = () => transform((value: string) => value.trim());
/* @__NO_SIDE_EFFECTS__ */
export const toUpperCase = () => transform((value: string) => value.toUpperCase());

/** Returns the output, or the issues; an output beside issues is not to be used. */
/* @__NO_SIDE_EFFECTS__ */
export function safeParse(schema: Schema, input: unknown) {
  const issues: Issue[] = [];
  const output = schema.run(input, issues);
  return issues.length > 0 ? { success: false, output, issues } : { success: true, output };
}
/* @__NO_SIDE_EFFECTS__ */
export const is = (schema: Schema, input: unknown) => safeParse(schema, input).success;
/** Returns the messages of fields by their path with dots. */
/* @__NO_SIDE_EFFECTS__ */
export function flatten(issues: readonly Issue[]) {
  const nested: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const name = path.map(({ key }) => key).join('.');
    nested[name] = [...(nested[name] ?? []), message];
  }
  return { nested };
}

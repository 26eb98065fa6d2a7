import type { GenericSchema } from 'valibot';
import { safeParse } from '#domain/validation/safe-parse';
import type { ServiceError } from './service-error';

/** Returns a value as its schema has it. Throws what `fail` makes of the reason, for input and for answers. */
export function parse(
  schema: GenericSchema,
  value: unknown,
  fail: (reason: string) => ServiceError,
): unknown {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  // The path and the expected type, never the value, which may be personal data.
  const where = issue.path?.map((item: { key: unknown }) => String(item.key)).join('.') || 'value';
  throw fail(`${where}: expected ${issue.expected}`);
}

/** What a document says of answers is what the widgets make of them. */
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#demo-pages/sandbox/services';
import { operationsIn, wholeDocument } from './lib/documents';
import { validatorsOf } from './lib/validators';

const document = await wholeDocument();
const validatorOf = validatorsOf(document);

interface Response {
  content?: { 'application/json'?: { schema: object; example?: unknown } };
}
const contents = new Map(
  operationsIn(document).map(({ operation }) => [
    operation.operationId,
    (operation.responses as Record<string, Response>)[200]?.content?.['application/json'],
  ]),
);
/** Calls of the same address, of which each answer is that of one. */
const twins = new Map(
  operationsIn(document).map(({ operation }) => [
    operation.operationId,
    operation['x-vitrine-calls'] as string[],
  ]),
);
const schemas = new Map(ROUTES.map(({ definition: { id, returns } }) => [id, returns]));

/** Values of each JSON type: one of them is no value of a field. */
const OTHERS: readonly unknown[] = ['unexpected', -1e15, true, null, [], {}, ['unexpected'], undefined];

/** The places in a value; of lists only the first item's. */
function* placesIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (!Array.isArray(value) || key === '0') yield* placesIn(item, [...path, key]);
  }
}

/** A copy with another value at a place; without the field for undefined. */
function spoiled(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const copy = structuredClone(value) as Record<string, unknown>;
  const item = spoiled(copy[key], rest, other);
  if (item === undefined && !Array.isArray(copy)) delete copy[key];
  else copy[key] = item ?? null;
  return copy;
}

const withJson = ROUTES.filter(({ definition: { returns, wire } }) => returns && !wire?.reads).map(
  ({ definition }) => [definition.id, definition] as const,
);

describe('answers', () => {
  it('are there', () => {
    expect(withJson.length).toBeGreaterThan(300);
  });

  it.each(withJson)('of %s: a spoiled one is refused where a widget refuses it', (id) => {
    const content = contents.get(id);
    // Only the first of two calls with the same address has an operation of its own.
    if (!content) return expect(contents.has(id)).toBe(false);
    const { schema, example } = content;
    const isValid = validatorOf(schema);
    const isRead = (value: unknown) =>
      (twins.get(id) ?? []).some((twin) => {
        const returns = schemas.get(twin);
        return returns && is(returns, value);
      });
    expect(isRead(example)).toBe(true);
    if (example !== undefined) expect(isValid(example)).toBe(true);
    const wrong = [...placesIn(example)].flatMap((path) =>
      OTHERS.map((other) => ({ path, other, value: spoiled(example, path, other) })),
    );
    const accepted = wrong.filter(({ value }) => value !== undefined && isValid(value) && !isRead(value));
    expect(accepted.map(({ path, other }) => `${path.join('.')}: ${JSON.stringify(other)}`)).toEqual([]);
  });

  it('of another shape than the promised one are refused', () => {
    const passing = [...contents].filter(
      ([, content]) => content && validatorOf(content.schema)('unexpected'),
    );
    expect(passing.map(([id]) => id)).toEqual([]);
  });
});

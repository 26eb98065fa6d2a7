/** The shipped part of valibot gives what valibot gives, for schemas and values made at random. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as valibot from 'valibot';
import { describe, expect, it } from 'vitest';
import * as shipped from '#domain/schemas/valibot';

/** Either library, as far as a description is built with it. */
// biome-ignore lint/suspicious/noExplicitAny: the two declare the same functions by other types
type Library = any;
/** Builds the same schema with either library. */
type Build = (v: Library) => unknown;

const MESSAGE = 'the message of this schema';
const message = fc.constantFrom(undefined, MESSAGE);
const leaf = (text: fc.Arbitrary<string | undefined>): fc.Arbitrary<Build> =>
  fc.oneof(
    fc.tuple(fc.constantFrom('string', 'number', 'boolean', 'blob', 'file'), text).map(
      ([name, said]): Build =>
        (v) =>
          v[name](said),
    ),
    fc.constant<Build>((v) => v.unknown()),
    fc.constant<Build>((v) => v.literal('BR')),
    fc.constant<Build>((v) => v.picklist(['a', 'b', 1])),
  );

/** Actions for a type; those of a text come in any order. */
const onText = (text: fc.Arbitrary<string | undefined>): fc.Arbitrary<Build> =>
  fc.oneof(
    text.map(
      (said): Build =>
        (v) =>
          v.check((value: string) => !value.startsWith(' '), said),
    ),
    text.map(
      (said): Build =>
        (v) =>
          v.nonEmpty(said),
    ),
    fc.constant<Build>((v) => v.trim()),
    fc.constant<Build>((v) => v.toUpperCase()),
    fc.constant<Build>((v) => v.transform((value: string) => `${value}!`)),
    fc.constant<Build>((v) => v.string()),
  );
const onNumber: fc.Arbitrary<Build> = fc.oneof(
  fc.constant<Build>((v) => v.integer()),
  fc.integer({ min: -3, max: 3 }).map(
    (least): Build =>
      (v) =>
        v.minValue(least),
  ),
  fc.integer({ min: -3, max: 3 }).map(
    (most): Build =>
      (v) =>
        v.maxValue(most, MESSAGE),
  ),
);
const piped = (first: Build, actions: readonly Build[]): Build => {
  return (v) => v.pipe(first(v), ...actions.map((action) => action(v)));
};
const textPipe = fc
  .array(onText(message), { maxLength: 4 })
  .map((actions) => piped((v) => v.string(), actions));
const numberPipe = fc.array(onNumber, { maxLength: 3 }).map((actions) => piped((v) => v.number(), actions));

const KEYS = ['a', 'b', 'constructor', 'list'];
const { schema } = fc.letrec<{ schema: Build }>((tie) => {
  const inner = tie('schema');
  const entries = fc.dictionary(fc.constantFrom(...KEYS), inner, { maxKeys: 4 });
  const built = (v: Library, of: Record<string, Build>) =>
    Object.fromEntries(Object.entries(of).map(([key, build]) => [key, build(v)]));
  return {
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf(message),
      textPipe,
      numberPipe,
      fc.tuple(entries, message).map(
        ([of, said]): Build =>
          (v) =>
            v.object(built(v, of), said),
      ),
      entries.map(
        (of): Build =>
          (v) =>
            v.looseObject(built(v, of)),
      ),
      fc.tuple(inner, message).map(
        ([item, said]): Build =>
          (v) =>
            v.array(item(v), said),
      ),
      inner.map(
        (item): Build =>
          (v) =>
            v.pipe(v.array(item(v)), v.minLength(1, MESSAGE)),
      ),
      inner.map(
        (item): Build =>
          (v) =>
            v.record(v.string(), item(v)),
      ),
      fc
        .tuple(
          fc.constantFrom('optional', 'nullable', 'nullish'),
          inner,
          fc.constantFrom(undefined, null, '', 1),
        )
        .map(
          ([name, wrapped, value]): Build =>
            (v) =>
              v[name](wrapped(v), value),
        ),
      fc.tuple(inner, fc.constantFrom(undefined, 0, 'none')).map(
        ([wrapped, value]): Build =>
          (v) =>
            v.fallback(wrapped(v), value),
      ),
      fc.array(inner, { minLength: 1, maxLength: 3 }).map(
        (options): Build =>
          (v) =>
            v.union(options.map((option) => option(v))),
      ),
      fc.tuple(inner, inner).map(
        ([text, other]): Build =>
          (v) =>
            v.lazy((value: unknown) => (typeof value === 'string' ? text(v) : other(v))),
      ),
    ),
  };
});

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(undefined, null, '', ' x', ' ', 'BR', 'a', 0, 1, 2.5, -4, Number.NaN, true, false),
    fc.constantFrom(new Blob(['x']), new File(['x'], 'x.txt')),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS, 'other'), tie('value'), { maxKeys: 4 }),
    fc.constant(JSON.parse('{"__proto__":{"a":1},"constructor":"x","prototype":2}')),
  ),
}));

/** What a caller reads of a result: the output, or where each issue is, what was expected there, and what is said. */
function seen(v: Library, build: Build, input: unknown) {
  const result = v.safeParse(build(v), input);
  if (result.success) return { output: result.output };
  const issues = result.issues as { path?: { key: unknown }[]; expected: unknown; message: string }[];
  return {
    issues: issues.map(({ path = [], expected, message }) => ({
      path: path.map(({ key }) => key),
      expected,
      message: message === MESSAGE ? message : 'its own',
    })),
  };
}

/** What values made at random meet in few runs, or in none. */
const RARE: [build: Build, values: unknown[]][] = [
  [(v) => v.object({ a: v.string() }), [undefined, {}, { a: 'x', b: 1 }, { a: 1 }]],
  [
    (v) =>
      v.looseObject({
        a: v.optional(v.string(), () => 'made'),
        b: v.fallback(v.number(), () => 1),
        list: v.nullish(v.array(v.blob())),
      }),
    [
      {},
      { a: undefined, b: '1', list: [1], other: 2 },
      { list: null },
      JSON.parse('{"__proto__":{"a":1},"constructor":1}'),
    ],
  ],
  [(v) => v.fallback(v.number(), 2), [1, '1', undefined]],
  [(v) => v.nullable(v.string(), 'none'), [null, undefined, 'x']],
  [(v) => v.optional(v.nullable(v.string()), null), [null, undefined, 'x', 1]],
  [(v) => v.union([v.pipe(v.string(), v.nonEmpty()), v.number()], MESSAGE), ['', 'x', 1, false]],
  [
    (v) =>
      v.union([
        v.pipe(v.string(), v.nonEmpty()),
        v.pipe(
          v.string(),
          v.check(() => false),
        ),
      ]),
    ['', 'x', 1],
  ],
  [(v) => v.union([v.string(MESSAGE)]), ['x', 1]],
  [(v) => v.union([v.literal('BR'), v.literal('BR')]), ['BR', 'AR']],
  [(v) => v.picklist(['a', 'b', 1]), ['a', 1, 'c']],
  [(v) => v.record(v.string(), v.number()), [{ a: 1 }, { a: '1' }, JSON.parse('{"__proto__":1}'), null]],
  [(v) => v.lazy((value: unknown) => (Array.isArray(value) ? v.array(v.file()) : v.unknown())), [[1], 1]],
  [
    (v) =>
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(MESSAGE),
        v.toUpperCase(),
        v.check(() => false),
      ),
    [' ', 'x', 1],
  ],
  [(v) => v.pipe(v.string(), v.transform(Number), v.integer()), ['1', '1.5', 1]],
  [(v) => v.pipe(v.number(), v.minValue(1), v.maxValue(2)), [0, 1, 3, Number.NaN]],
  [(v) => v.pipe(v.array(v.boolean()), v.minLength(1)), [[], [true], [1], '']],
];

describe('the shipped part of valibot', () => {
  it.each(RARE)('has the outputs and the issues of valibot, where they are rare: %s', (build, values) => {
    for (const input of values) expect(seen(shipped, build, input)).toEqual(seen(valibot, build, input));
  });

  it('has the outputs and the issues of valibot', () => {
    fc.assert(
      fc.property(schema, value, (build, input) => {
        expect(seen(shipped, build, input)).toEqual(seen(valibot, build, input));
        expect(shipped.is(build(shipped) as never, input)).toBe(valibot.is(build(valibot) as never, input));
      }),
      { numRuns: 3000 },
    );
  });

  it('has the messages of forms by field, the first of each first', () => {
    const form = (v: Library) =>
      v.object({
        name: v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty('Digite o nome'),
          v.check(() => false, 'Nunca'),
        ),
        terms: v.pipe(v.boolean(), v.check(Boolean, 'Aceite')),
        photos: v.pipe(v.array(v.file('Envie'), 'Envie'), v.nonEmpty('Envie')),
        of: v.object({ year: v.pipe(v.number('Ano'), v.minValue(1990, 'Antigo')) }),
      });
    const nested = (v: Library, values: unknown) => v.flatten(v.safeParse(form(v), values).issues).nested;
    for (const values of [
      { name: ' ', terms: false, photos: [], of: { year: 1980 } },
      { name: 'x', terms: true, photos: '', of: { year: '' } },
      { name: 'x', terms: true, photos: ['x'], of: { year: 2000 } },
    ])
      expect(nested(shipped, values)).toEqual(nested(valibot, values));
    expect(nested(shipped, { name: '', terms: false, photos: [], of: { year: 1 } })).toEqual({
      name: ['Digite o nome', 'Nunca'],
      terms: ['Aceite'],
      photos: ['Envie'],
      'of.year': ['Antigo'],
    });
  });

  it('has every function that sources import', () => {
    const files = ['src', 'widgets'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => readFileSync(`${folder}/${path}`, 'utf8')),
    );
    const imported = files.flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from 'valibot'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
      ),
    );
    const functions = new Set(imported.filter((name) => name && !name.startsWith('type ')));
    expect(functions.size).toBeGreaterThan(20);
    expect([...functions].filter((name) => !(name in shipped))).toEqual([]);
    // And no other: each is bytes.
    expect(Object.keys(shipped).filter((name) => !functions.has(name))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { cleanText } from '#domain/text/typed-text';
import { maskText } from '#ui/payload/payload-tree';

/** What a text that costs much is made of: runs of what an expression repeats, which never end as it wants. */
const RUNS = [
  ...[
    'a',
    'A1',
    '1',
    '1.',
    '1,',
    '-',
    '.',
    ' ',
    '\t',
    '\n',
    '/',
    '@',
    '<',
    'a@',
    'a@.',
    '{',
    '(',
    '[',
    '&a=',
    '%',
    ';',
  ],
  ...[
    '\\"',
    '"a":',
    '"token',
    '"token":"\\',
    '\\"token',
    'eyJ-',
    'bearer ',
    '?token',
    'á',
    '´',
    '\u00AD',
    '😀',
    '0:',
  ],
];
const ENDS = ['', '\0'];

const SIZE = 4000;
const GROWTH = 4;
/** A quadratic function takes 16 times as long for a text of four times the length, a linear one 4 times. */
const BOUND = 10;

type TakesText = (text: string) => unknown;

/** The least of several times: what else the machine does only adds. */
function timeOf(run: TakesText, text: string, times: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) {
    const began = performance.now();
    try {
      const result = run(text);
      if (result instanceof Promise) result.catch(() => {});
    } catch {
      // A text is not what it takes.
    }
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

/** Milliseconds below which a time says nothing: nobody waits, and the clock is too coarse for a ratio. */
const NOTHING = 1;

/** Returns the texts with which the work of a function grows by more than the bound, however often it is measured. */
function growing(run: TakesText): string[] {
  return RUNS.flatMap((unit) =>
    ENDS.flatMap((end) => {
      const short = unit.repeat(SIZE / unit.length) + end;
      const long = unit.repeat((SIZE * GROWTH) / unit.length) + end;
      const grows = (times: number) => {
        const most = timeOf(run, long, times);
        return most > NOTHING && most / timeOf(run, short, times) > BOUND;
      };
      return [1, 5, 20].every(grows) ? [JSON.stringify(unit + end)] : [];
    }),
  );
}

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
function textFunctions(path: string): string[] {
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

const modules = import.meta.glob<Record<string, unknown>>([
  '../../src/domain/**/*.ts',
  '../../src/ui/payload/*.ts',
  '../../src/services/http/path.ts',
  '../../src/services/http/wire-names/*.ts',
  '!**/generated/**',
]);

describe('S7 work grows with the length of a text, not with its square', () => {
  it('in every rule that can be given one', async () => {
    const found: string[] = [];
    let functions = 0;
    for (const [path, load] of Object.entries(modules)) {
      const module = await load();
      for (const name of textFunctions(join(import.meta.dirname, path))) {
        functions += 1;
        for (const unit of growing(module[name] as TakesText)) found.push(`${path} ${name}: ${unit}`);
      }
    }
    expect(functions).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it('would be noticed', () => {
    expect(growing((text) => /-+$/.test(text))).toContain('"-\\u0000"');
    expect(growing((text) => text.trimEnd())).toEqual([]);
  });
});

describe('what took seconds', () => {
  it.each([
    ['Ana <ana@exemplo.com>', 'ana@exemplo.com'],
    ['ana@exemplo.com.,;>', 'ana@exemplo.com'],
    ['<ana@exemplo.com.br>...', 'ana@exemplo.com.br'],
    ['ana@@exemplo.com', 'ana@@exemplo.com'],
    ['a@b', 'a@b'],
  ])('an address is taken out as before: %s', (text, address) => expect(cleanText(text)).toBe(address));

  it.each([
    ['x eyJab.cd.ef y', 'x •••• y'],
    ['x-eyJab.cd.', 'x-••••'],
    ['eyJab. cd', 'eyJab. cd'],
    ['a.eyJab.cd', 'a.••••'],
    ['xeyJab.cd', 'xeyJab.cd'],
    ['"data":{"token":"a\\"b","x":"y"}', '"data":{"token":"••••","x":"y"}'],
    ['"my-token" : abc, "y":1', '"my-token" : "••••", "y":1'],
    ['"a":"{\\"api_key\\":\\"s3\\",\\"b\\":2}"', '"a":"{\\"api_key\\":\\"••••\\",\\"b\\":2}"'],
    ['"token":"open', '"token":"••••"'],
    ['"token": ', '"token": '],
    ['"a":"token"', '"a":"token"'],
  ])('a secret is masked as before: %s', (text, masked) => expect(maskText(text)).toBe(masked));
});

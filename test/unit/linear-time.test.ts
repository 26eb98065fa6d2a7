import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanText } from '#domain/text/typed-text';
import { run } from '#scripts/system/run.mjs';
import { maskText } from '#ui/payload/payload-tree';

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('generated'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

it('S7 work grows with the length of a text, not with its square, in every rule that takes one', async () => {
  const modules = ['src/domain', 'src/ui/payload', 'src/services/http/wire-names'].flatMap(sourcesIn);
  // In a process of its own, with one thread: what the processor does in it is the rules' own work.
  const measure = ['--single-threaded', '--import', 'tsx', 'test/unit/lib/linear-time/measure.ts'];
  const { stdout, output } = await run(process.execPath, [
    ...measure,
    ...modules,
    'src/services/http/path.ts',
  ]);
  const measured = stdout && JSON.parse(stdout);
  expect(measured, output).toMatchObject({ found: [], known: { quadratic: true, linear: true } });
  expect(measured.functions).toBeGreaterThan(100);
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

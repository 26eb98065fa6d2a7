import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { storybook } from '#demo-pages/server/storybook';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-storybook-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('says how to build Storybook until it is built', async () => {
  const answer = await storybook(join(folder, 'none')).request('/storybook/?path=/docs/x');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('npm run storybook -- --build');
});

it('serves the built Storybook, and nothing beside it', async () => {
  writeFileSync(join(folder, 'index.html'), '<p>built</p>');
  const app = storybook(folder);
  expect(await (await app.request('/storybook/')).text()).toBe('<p>built</p>');
  expect((await app.request('/storybook')).headers.get('location')).toBe('/storybook/');
  expect((await app.request('/storybook/..%2f..%2fetc/passwd')).status).toBe(404);
});

it('leads from a tag to its page, in a language', async () => {
  const app = storybook(folder);
  const target = async (path: string) => (await app.request(path)).headers.get('location');
  expect(await target('/tag/vt-warranty')).toBe('/fiat/garantia/');
  expect(await target('/tag/vt-warranty?language=es-AR')).toBe('/peugeot/garantia/');
  expect((await app.request('/tag/vt-none')).status).toBe(404);
});

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '#demo-pages/server';
import { chunkName } from '#scripts/serving/deltas.mjs';
import { places } from './lib/places';

const { servers, folder } = places();
const chunks = join(folder, 'vitrine/chunks');
const NAMES = ['runtime', 'data', 'parts'];

/** The chunk of a release by its name. */
const chunkOf = (name: string, isEarlier: boolean): string => {
  const found = readdirSync(chunks).find(
    (file) => file.endsWith('.js') && chunkName(file) === name && file.endsWith('-earlier.js') === isEarlier,
  );
  if (!found) throw new Error(`there is no chunk ${name}`);
  return found;
};

test('a browser that has a release loads the next one as its change', async ({ page }) => {
  const site = await startServer({ port: 0 });
  const encodings = new Map<string, string | undefined>();
  const sizes = new Map<string, number>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const file = response.url.split('/').at(-1) ?? '';
    files.set(requestId, file);
    const named = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-encoding',
    );
    encodings.set(file, named?.[1]);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(files.get(requestId) ?? '', encodedDataLength);
  });
  /** As widgets load them: modules of another origin. */
  const load = (file: string) =>
    page.evaluate(async (address) => {
      const module: object = await import(address);
      return Object.keys(module).length;
    }, `${servers.nginx}/vitrine/chunks/${file}`);

  try {
    await page.goto(`http://127.0.0.1:${site.port}/lone/`);
    const exported: number[] = [];
    for (const name of NAMES) exported.push(await load(chunkOf(name, true)));
    // The next visit, after a release.
    await page.reload();
    for (const [index, name] of NAMES.entries()) {
      const file = chunkOf(name, false);
      // Each is a dictionary once the browser has stored it, which it does beside the page.
      await expect(async () => {
        const address = `${file}?${Date.now()}`;
        expect(await load(address)).toBe(exported[index]);
        expect(encodings.get(address)).toBe('dcz');
        expect(sizes.get(address)).toBeGreaterThan(0);
      }).toPass();
      const loaded = [...sizes].filter(([each]) => each.startsWith(`${file}?`)).at(-1)?.[1] ?? 0;
      const brotli = statSync(join(chunks, `${file}.br`)).size;
      console.log(`${name}: ${brotli} bytes in brotli, ${loaded} as a change, headers included`);
      expect(loaded).toBeLessThan(brotli / 2);
    }
  } finally {
    await site.close();
  }
});

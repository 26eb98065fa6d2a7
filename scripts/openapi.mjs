/** Writes the OpenAPI documents of all services into a folder: dist/openapi unless it is named. */
import { relative, resolve } from 'node:path';
import { main, readOptions } from './lib/cli.mjs';
import { writeOpenApi } from './lib/openapi/write-openapi.mjs';
import { root } from './lib/run.mjs';
import { ensurePackages } from './lib/setup.mjs';

const HELP = 'npm run openapi -- [--out FOLDER]';

await main(import.meta.url, async () => {
  const { out } = readOptions({ out: { type: 'string' } }, HELP);
  await ensurePackages();
  const folder = resolve(root, out ?? 'dist/openapi');
  const written = await writeOpenApi(folder);
  console.log(`wrote ${written.length} documents to ${relative(root, folder) || '.'}`);
});

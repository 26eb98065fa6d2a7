import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Halt, main } from './lib/cli.mjs';
import { ensurePackages } from './lib/setup.mjs';

/** Writes the files made from the widgets' definitions; with --check only says which of them are stale. */
await main(import.meta.url, async () => {
  await ensurePackages();
  const [{ readDefinitions }, { generatedFiles }] = await Promise.all([
    import('./lib/definitions.mjs'),
    import('./lib/generated.mjs'),
  ]);
  const files = Object.entries(generatedFiles(readDefinitions()));
  const stale = files.filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
  if (process.argv.includes('--check')) {
    if (stale.length > 0)
      throw new Halt(`stale, run npm run generate: ${stale.map(([path]) => path).join(', ')}`);
    console.log(`${files.length} generated files are fresh`);
    return;
  }
  for (const [path, text] of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
});

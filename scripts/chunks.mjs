/**
 * Plans anew which modules share a file (build/chunks/plan.mjs), and writes the lock that builds keep to, so that equal sources
 * give equal files and a change in one place moves no others. A new module needs no new plan.
 */
import { generateCached } from './generate.mjs';
import { Halt, main, progress, readOptions } from './system/cli.mjs';
import { run, tool } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

await main(import.meta.url, async () => {
  readOptions({}, 'npm run chunks');
  await ensurePackages();
  await generateCached();
  const args = [tool('vite'), 'build', '--mode', 'preact', '--logLevel', 'warn'];
  const { code, output } = await progress('planning the chunks', () =>
    run(process.execPath, args, { env: { NODE_ENV: undefined, VITRINE_CHUNKS: 'write' } }),
  );
  if (code !== 0) throw new Halt(output);
  console.log('Wrote scripts/build/chunks/chunks.json. npm run build, then npm run sizes.');
});

/**
 * Plans anew which modules share a file (lib/chunks/plan.mjs), and writes the plan that builds keep to. To be run when
 * `npm run sizes` says that too much is loaded without need; a new module needs no new plan.
 */
import { generateCached } from './generate.mjs';
import { Halt, main, progress, readOptions } from './lib/cli.mjs';
import { run, tool } from './lib/run.mjs';
import { ensurePackages } from './lib/setup.mjs';

await main(import.meta.url, async () => {
  readOptions({}, 'npm run chunks');
  await ensurePackages();
  await generateCached();
  const args = [tool('vite'), 'build', '--mode', 'preact', '--logLevel', 'warn'];
  const env = { NODE_ENV: undefined, VITRINE_CHUNKS: 'write' };
  const { code, output } = await progress('planning the chunks', () => run(process.execPath, args, { env }));
  if (code !== 0) throw new Halt(output);
  console.log(
    'Wrote scripts/lib/chunks/chunks.json. npm run build, then npm run sizes: keep it only where the rows are better than before.',
  );
});

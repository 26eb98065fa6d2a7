/** `npm run conformance`: the command of `npx vitrine conformance` from the sources, without a build. */
import { main } from './system/cli.mjs';
import { ensurePackages } from './system/setup.mjs';

await main(import.meta.url, async () => {
  await ensurePackages();
  const { register } = await import('tsx/esm/api');
  register();
  const { widgetsByCall } = await import('./source/calls-in-files.mjs');
  const { readCallFacts } = await import('./source/call-facts.ts');
  const { main: runVitrine } = await import('../src/cli/main.ts');
  await runVitrine(['conformance', ...process.argv.slice(2)], readCallFacts(widgetsByCall()));
});

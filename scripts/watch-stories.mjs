/**
 * Tests stories from their source, again at each change: `npm run watch-stories -- lead-form` tests those whose path
 * contains the text. The test run uses the static Storybook instead (test-stories.mjs).
 */
import { once } from 'node:events';
import { ensureChromium } from './system/chromium.mjs';
import { main } from './system/cli.mjs';
import { launch, serve, tool } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

await main(import.meta.url, async () => {
  await ensurePackages();
  await ensureChromium();
  serve();
  const args = [tool('vitest'), 'watch', '--project', 'stories', ...process.argv.slice(2)];
  const child = launch(process.execPath, args, {
    env: { NODE_ENV: undefined, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: 'inherit',
  });
  [process.exitCode] = await once(child, 'exit');
});

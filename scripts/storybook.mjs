/** Starts Storybook's development server; `--build` writes the static Storybook to .cache/storybook. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Halt, main, portIsFree, progress, readOptions } from './system/cli.mjs';
import { launch, root, run, serve, tool } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

/** The folder of the static Storybook, from the root. */
export const OUTPUT = '.cache/storybook';

const HELP = 'npm run storybook -- [--port N] [--build]';
const COMMON = ['-c', 'stories/.storybook', '--disable-telemetry'];
const ENV = { STORYBOOK_DISABLE_TELEMETRY: '1', STORYBOOK_DISABLE_CRASH_REPORTS: '1', NODE_ENV: undefined };

/** The controls and the documentation use generated files. */
async function generate() {
  if (!existsSync(join(root, 'scripts/generate.mjs'))) return;
  const { code, output } = await run(process.execPath, ['scripts/generate.mjs']);
  if (code !== 0) throw new Halt(`The definitions could not be read:\n\n${output}`);
}

async function buildStatic() {
  const args = [tool('storybook'), 'build', ...COMMON, '-o', OUTPUT];
  const { code, output } = await progress('building the static Storybook', () =>
    run(process.execPath, args, { env: { ...ENV, CI: 'true' } }),
  );
  if (code !== 0) throw new Halt(`Storybook could not be built:\n\n${output}`);
}

/** @param {string} port */
async function develop(port) {
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw new Halt(`--port takes a number from 1 to 65535, not "${port}".`);
  }
  if (!(await portIsFree(Number(port)))) {
    throw new Halt(
      `Port ${port} is taken by another program.\nChoose another one: npm run storybook -- --port 6007`,
    );
  }
  const flags = ['-p', port, '--exact-port', '--ci', '--no-open', '--no-version-updates'];
  serve();
  const child = launch(process.execPath, [tool('storybook'), 'dev', ...COMMON, ...flags], {
    env: ENV,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  throw new Halt(`Storybook ended with code ${code}.`);
}

await main(import.meta.url, async () => {
  const values = readOptions({ build: { type: 'boolean' }, port: { type: 'string', short: 'p' } }, HELP);
  await ensurePackages();
  await generate();
  if (values.build) await buildStatic();
  else await develop(values.port ?? '6006');
});

/** Builds the reference as its author would: production, minified, one file. */
import { join } from 'node:path';
import { Halt } from '../../scripts/lib/cli.mjs';
import { root, run, tool } from '../../scripts/lib/run.mjs';
import { REFERENCE_FOLDER } from './subjects.mjs';

/** Needs the packages. @throws {Halt} with what the build said */
export async function buildReference() {
  const config = join(root, 'test/bench/reference/vite.config.ts');
  const args = [
    tool('vite'),
    'build',
    '--config',
    config,
    '--outDir',
    REFERENCE_FOLDER,
    '--logLevel',
    'warn',
  ];
  // Vite takes a NODE_ENV from outside for its own: React's development build would flatter us.
  const { code, output } = await run(process.execPath, args, { env: { NODE_ENV: undefined } });
  if (code !== 0) throw new Halt(`The reference could not be built:\n${output.trim()}`);
}

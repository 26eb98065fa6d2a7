/** Builds the references as their authors would: production, minified, one file each. */
import { join } from 'node:path';
import { Halt } from '../../scripts/system/cli.mjs';
import { root, run, tool } from '../../scripts/system/run.mjs';
import { REFERENCE_FOLDER } from './subjects.mjs';

/** By the file that is built, what it is built of. */
const ENTRIES = { 'reference.js': 'element.tsx', 'lit.js': 'lit-form.ts' };

/** Needs the packages. @throws {Halt} with what a build said */
export async function buildReferences() {
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
  for (const [file, entry] of Object.entries(ENTRIES)) {
    // Vite takes a NODE_ENV from outside for its own: React's development build would flatter us.
    const env = { NODE_ENV: undefined, BENCH_ENTRY: entry, BENCH_FILE: file };
    const { code, output } = await run(process.execPath, args, { env });
    if (code !== 0) throw new Halt(`The reference ${entry} could not be built:\n${output.trim()}`);
  }
}

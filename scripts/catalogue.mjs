/** Prints every call of the catalogue as a table, tab-separated with a header. */
import { main } from './system/cli.mjs';
import { ensurePackages } from './system/setup.mjs';

const COLUMNS = /** @type {const} */ (['id', 'service', 'base', 'method', 'path', 'auth', 'ours']);

/** Messages of the installation must not be mixed with the rows. @param {() => Promise<void>} work */
async function quietly(work) {
  const { write } = process.stdout;
  process.stdout.write = process.stderr.write.bind(process.stderr);
  try {
    await work();
  } finally {
    process.stdout.write = write;
  }
}

await main(import.meta.url, async () => {
  await quietly(ensurePackages);
  const { register } = await import('tsx/esm/api');
  register();
  const { ROWS } = await import('../src/services/catalogue-rows.ts');
  console.log(COLUMNS.join('\t'));
  for (const row of ROWS) console.log(COLUMNS.map((column) => String(row[column])).join('\t'));
});

/**
 * Proves the sentence table (test/unit/specification): empties each place that a row names and runs the row's unit and contract tests,
 * which must fail. Writes what failed, and the day, to proofs.tsv; the unit tests hold it against the table.
 */
import { Halt, main, progress, readOptions } from './system/cli.mjs';
import { proofOf, readTests, startProver } from './test/emptied/prove-places.mjs';
import { DOCUMENTS, nameOf, readProofs, rowsOf, unprovenPlaces, writeProofs } from './test/emptied/rows.mjs';

const HELP = [
  'npm run sentences                   proves the places that have no proof yet',
  'npm run sentences -- --place TEXT   proves the places whose path contains the text',
  'npm run sentences -- --all          proves all of them anew; an hour',
].join('\n');

await main(import.meta.url, async () => {
  const { place: text, all } = readOptions({ place: { type: 'string' }, all: { type: 'boolean' } }, HELP);
  const rows = DOCUMENTS.flatMap(rowsOf);
  const named = readTests();
  const proofs = readProofs();
  const open = () => rows.map((row) => ({ row, places: unprovenPlaces(row, proofs, named.filesOf) }));
  const wanted = new Set(
    text || all
      ? rows
          .flatMap(({ done, tests }) => (tests.length ? done : []))
          .filter((place) => all || place.includes(text ?? ''))
      : open().flatMap(({ places }) => places),
  );
  const prover = await startProver();
  try {
    for (const place of wanted) {
      proofs.delete(place);
      const found = await progress(
        place,
        () => proofOf(place, { rows, named, findFailing: prover.findFailing }),
        (tests) => tests.join(' ') || 'no test fails',
      );
      if (found.length > 0) proofs.set(place, { day: new Date().toISOString().slice(0, 10), tests: found });
      writeProofs(proofs);
    }
  } finally {
    await prover.close();
  }
  const unproven = open().filter(({ places }) => places.some((place) => wanted.has(place)));
  for (const { row, places } of unproven)
    console.log(`${nameOf(row)}: no test of it fails without ${places.join(' ')}`);
  if (unproven.length) throw new Halt(`${unproven.length} rows stay unproven.`);
  console.log(`Each row of ${wanted.size} places has a test that fails without it.`);
});
// The runner keeps pipes open that nothing reads any more.
process.exit();

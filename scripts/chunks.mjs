/**
 * Plans anew which modules share a file (lib/chunks/plan.mjs), makes that plan better by small moves (lib/chunks/refine/),
 * and writes the plan that builds keep to. To be run when `npm run sizes` says that too much is loaded without need; a new
 * module needs no new plan. `--refine` begins with the plan that builds keep to. `--earlier` names the dist/manifest.json of
 * an earlier build: bytes of a row above its own there count more than others.
 */
import { readFileSync } from 'node:fs';
import { generateCached } from './generate.mjs';
import { descriptionOf, free } from './lib/chunks/chunk-names.mjs';
import { keptChunks, writePlan } from './lib/chunks/kept-plan.mjs';
import { measured, refinedNames } from './lib/chunks/refine/measured.mjs';
import { refine } from './lib/chunks/refine/search.mjs';
import { Halt, main, progress, readOptions } from './lib/cli.mjs';
import { run, tool } from './lib/run.mjs';
import { ensurePackages } from './lib/setup.mjs';

const GRAPH = '.cache/chunk-graph.json';

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Refines the plan of the build in dist. @param {string | undefined} earlier */
function refinePlan(earlier) {
  const kept = keptChunks();
  const graph = read(GRAPH);
  const build = measured({
    manifest: read('dist/manifest.json'),
    held: read('dist/modules.json').files,
    graph,
    kept,
    earlier: earlier && read(earlier),
  });
  const chunkOf = refine(build.modules, build.visits, build.before);
  const taken = new Set(kept.values());
  const bytesOf = new Map(build.modules.map(({ id, bytes }) => [id, bytes]));
  const nameOf = (/** @type {string[]} */ ids) => {
    const modules = ids.map((id) => ({ id, bytes: bytesOf.get(id) ?? 0 }));
    const name = free(descriptionOf(modules, new Set(graph.targets)), taken);
    taken.add(name);
    return name;
  };
  writePlan(refinedNames(build, chunkOf, kept, nameOf));
}

await main(import.meta.url, async () => {
  const options = readOptions(
    { refine: { type: 'boolean' }, earlier: { type: 'string' } },
    'npm run chunks -- [--refine] [--earlier MANIFEST]',
  );
  await ensurePackages();
  await generateCached();
  const args = [tool('vite'), 'build', '--mode', 'preact', '--logLevel', 'warn'];
  const env = {
    NODE_ENV: undefined,
    VITRINE_CHUNKS: options.refine ? undefined : 'write',
    VITRINE_CHUNK_GRAPH: GRAPH,
  };
  const { code, output } = await progress('building with the plan', () =>
    run(process.execPath, args, { env }),
  );
  if (code !== 0) throw new Halt(output);
  await progress('refining it', async () => refinePlan(options.earlier));
  console.log(
    'Wrote scripts/lib/chunks/chunks.json. npm run build, then npm run sizes: keep it only where the rows are better than before.',
  );
});

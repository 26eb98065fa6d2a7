import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { writeCdnFolder } from '#scripts/serving/cdn-folder.mjs';
import { ensureZstd, writeDeltas } from '#scripts/serving/deltas.mjs';
import { ensureServer, startServing } from '#scripts/serving/servers.mjs';
import { NotHere } from '#scripts/system/apt.mjs';
import { root } from '#scripts/system/run.mjs';
import { keepEarlierRelease, writeEarlierRelease } from './earlier-release';
import type { Places } from './places';

const FOLDER = join(root, '.cache/serving/cdn');
const EARLIER = join(root, '.cache/serving/earlier');

/** Writes the folder of a CDN with an earlier release in it, and serves it; the tests read where from the environment. */
export default async function startServers() {
  await ensureZstd();
  await writeCdnFolder(FOLDER);
  writeEarlierRelease(FOLDER, EARLIER);
  await writeDeltas(FOLDER, EARLIER);
  // A release that has a folder of its own.
  cpSync(join(FOLDER, 'vitrine/widgets'), join(FOLDER, 'vitrine/1.2.3/widgets'), { recursive: true });
  keepEarlierRelease(FOLDER, EARLIER);
  const servers: Places['servers'] = {};
  const stops: (() => Promise<void>)[] = [];
  for (const name of ['nginx', 'caddy'] as const) {
    try {
      await ensureServer(name);
    } catch (error) {
      // nginx is what the run is for.
      if (!(error instanceof NotHere) || name === 'nginx') throw error;
      console.log(`NOT RUN: ${error.message}`);
      continue;
    }
    const { address, stop } = await startServing(name, FOLDER);
    servers[name] = address;
    stops.push(stop);
  }
  process.env.VITRINE_SERVING = JSON.stringify({ servers, folder: FOLDER } satisfies Places);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

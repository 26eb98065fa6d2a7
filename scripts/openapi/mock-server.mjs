/** Prism as a mock server of an OpenAPI document. */
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Halt } from '../system/cli.mjs';
import { launch, stop, tool } from '../system/run.mjs';

/** Milliseconds until it listens, on a busy machine. */
const PATIENCE = 60_000;

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => done(port));
    });
  });
}

/**
 * Starts it; it answers with the examples, and with an error where a request is not as the document says.
 * @param {string} document path @returns {Promise<{ child: ReturnType<typeof launch>, origin: string, log: string }>} log: path
 *   of its output @throws {Halt} with its output if it does not listen
 */
export async function startMock(document) {
  const port = await freePort();
  const log = join(dirname(document), 'prism.log');
  const output = openSync(log, 'w');
  const child = launch(
    process.execPath,
    [
      tool('@stoplight/prism-cli', 'prism'),
      'mock',
      document,
      '--errors',
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
    ],
    { stdio: ['ignore', output, output], env: { NO_COLOR: '1' } },
  );
  closeSync(output);
  const until = performance.now() + PATIENCE;
  while (!readFileSync(log, 'utf8').includes('is listening')) {
    if (child.exitCode !== null || performance.now() > until) {
      await stop(child);
      throw new Halt(`Prism does not listen:\n${readFileSync(log, 'utf8')}`);
    }
    await sleep(100);
  }
  return { child, origin: `http://127.0.0.1:${port}`, log };
}

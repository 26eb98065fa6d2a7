/** The demo's server for scripts that open its pages. */
import { createInterface } from 'node:readline';
import { Halt } from './cli.mjs';
import { launch } from './run.mjs';

/** Starts the demo server on a free port; resolves to the program and its address. @throws {Halt} */
export async function serveDemo() {
  const server = launch(process.execPath, ['--import', 'tsx', 'demo-pages/server.ts', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((done, fail) => {
    server.once('exit', () => fail(new Halt('The demo server did not start.')));
    if (!server.stdout) return;
    createInterface({ input: server.stdout }).once('line', (line) => done(JSON.parse(line).port));
  });
  return { server, origin: `http://localhost:${port}` };
}

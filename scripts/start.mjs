/** Builds, serves the demo pages with the sandbox's services on one port, and prints which address to open first. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { buildOrHalt, isFresh } from './build.mjs';
import { firstAddresses } from './demo/first-addresses.mjs';
import { Halt, main, portIsFree, progress, readOptions } from './system/cli.mjs';
import { launch, serve, stop } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

const DEFAULT_PORT = 4173;
/** The exit code of the demo server for a port in use. */
const PORT_TAKEN = 98;
/** Timeout in ms until the server listens, including its compilation. */
const PATIENCE = 60_000;

/** @typedef {{ path: string, title: string }} Page */

const HELP = `npm start -- [--port N] [--no-build] [--list] [--allow-host NAME]...

  --port N           listen on port N (default ${DEFAULT_PORT})
  --no-build         serve what was built before
  --list             print the address of every page
  --allow-host NAME  answer requests for this name too: that of a tunnel, by which a phone opens the pages. The server
                     listens on this machine only, and whoever reaches it sees what was typed into its pages`;

/** @param {string | undefined} text @returns {number} @throws {Halt} */
function portFrom(text) {
  if (text === undefined) return DEFAULT_PORT;
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw new Halt(`--port takes a number from 1 to 65535, not "${text}".`);
  return port;
}

/** @param {number} port */
const taken = (port) =>
  new Halt(
    `Port ${port} is taken by another program.\n` +
      `Choose another one: npm start -- --port ${port < 65_535 ? port + 1 : port - 1}`,
  );

/**
 * Resolves to the list of pages in the server's output; passes all other output on.
 * @param {import('node:child_process').ChildProcess} server @returns {Promise<Page[]>}
 */
function pagesOf(server) {
  return new Promise((done) => {
    if (!server.stdout) throw new Error('the server has no output to read');
    createInterface({ input: server.stdout }).on('line', (line) => {
      try {
        const { pages } = JSON.parse(line);
        if (Array.isArray(pages)) return done(pages);
      } catch {
        // Not the list.
      }
      console.log(line);
    });
  });
}

/** @param {number} port @param {Page[]} pages @param {boolean} list every page */
function tell(port, pages, list) {
  const origin = `http://localhost:${port}`;
  const rows = list ? pages.map(({ path, title }) => `  ${origin}${path}  ${title}`) : [];
  console.log(`\n${[...rows, '', ...firstAddresses(origin, pages.length)].join('\n').trimStart()}`);
  console.log('\nCtrl-C ends it.');
}

await main(import.meta.url, async () => {
  const {
    port: wanted,
    'no-build': noBuild,
    list,
    'allow-host': hosts = [],
    help,
  } = readOptions(
    {
      port: { type: 'string' },
      'no-build': { type: 'boolean' },
      list: { type: 'boolean' },
      'allow-host': { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean' },
    },
    HELP,
  );
  if (help) return console.log(HELP);
  const port = portFrom(wanted);
  await ensurePackages();
  // Checked before the build, so that nobody waits in vain; the server checks again.
  if (!(await portIsFree(port))) throw taken(port);
  if (!noBuild) await buildOrHalt();
  else if (!isFresh())
    console.warn('What is built is older than the source, or not there: --no-build serves it as it is.');

  const args = ['--import', 'tsx', 'demo-pages/server.ts', '--port', String(port)];
  for (const host of hosts) args.push('--allow-host', host);
  const server = launch(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit').then(([code]) => {
    throw code === PORT_TAKEN ? taken(port) : new Halt(`The demo server ended with code ${code}.`);
  });
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Halt('The demo server did not start listening.')), PATIENCE);
  });
  try {
    const pages = await progress('starting the server', () => Promise.race([pagesOf(server), ended, late]));
    clearTimeout(timer);
    tell(port, pages, list === true);
    serve();
    await ended;
  } finally {
    clearTimeout(timer);
    await stop(server);
  }
});

/** Makes an application of a framework from its template and the packed library, builds it and serves it. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { Halt } from '../system/cli.mjs';
import { launch, root, run } from '../system/run.mjs';

/** @typedef {import('./apps.mjs').App} App */
/** @typedef {{ tarball: string, services: string, nodeFolder: string | undefined }} Given */

const TEMPLATES = join(root, 'stories/samples/frameworks');
/** Stands for the address of the services in a template. */
const SERVICES = '__SERVICES__';
/** Milliseconds until an application answers. */
const PATIENCE = 60_000;

/** The environment of a program that runs on the new Node. @param {string | undefined} nodeFolder */
const environment = (nodeFolder) => ({
  PATH: nodeFolder ? `${nodeFolder}${delimiter}${process.env.PATH}` : process.env.PATH,
  NODE_ENV: undefined,
  CI: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
});

/** Writes the address of the services into the files of a template. @param {string} folder @param {string} services */
function fillIn(folder, services) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    if (text.includes(SERVICES)) writeFileSync(path, text.replaceAll(SERVICES, services));
  }
}

/**
 * Writes one version for packages that go together.
 * @param {string} folder @param {NonNullable<App['sameVersion']>[number]} same @throws {Halt}
 */
async function pinTogether(folder, { as, packages }) {
  const { code, stdout, output } = await run('npm', ['view', as, 'version']);
  if (code !== 0) throw new Halt(output);
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const kind of ['dependencies', 'devDependencies'])
    for (const name of packages) if (manifest[kind]?.[name]) manifest[kind][name] = stdout.trim();
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/**
 * Copies a template and installs its packages in their newest versions, and the library from its tarball.
 * @param {App} app @param {string} folder @param {Given} given @throws {Halt}
 */
export async function installApp(
  { id, folder: served, sameVersion },
  folder,
  { tarball, services, nodeFolder },
) {
  cpSync(join(TEMPLATES, id), folder, { recursive: true });
  fillIn(folder, services);
  for (const same of sameVersion ?? []) await pinTogether(folder, same);
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { code, output } = await run('npm', ['install', tarball, ...quiet], {
    cwd: folder,
    env: environment(nodeFolder),
  });
  if (code !== 0) throw new Halt(output.slice(-3000));
  // The files that visitors load, as the documentation says: served as they are.
  cpSync(join(folder, 'node_modules/vitrine/dist'), join(folder, served, 'vitrine'), { recursive: true });
}

/** @param {string} folder @param {string} name of a package @returns {string} its installed version */
export const versionIn = (folder, name) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * Runs a script of the application's package.json; resolves to its output.
 * @param {string} folder @param {string} script @param {string | undefined} nodeFolder @throws {Halt} with the output
 */
export async function runScript(folder, script, nodeFolder) {
  const { code, output } = await run('npm', ['run', script], { cwd: folder, env: environment(nodeFolder) });
  if (code !== 0) throw new Halt(output.slice(-6000));
  return output;
}

/** @returns {Promise<number>} a port that nobody has */
const freePort = () =>
  new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(address && typeof address === 'object' ? address.port : 0));
    });
  });

/**
 * Serves a built application; resolves to the program and its address once it answers.
 * @param {string} folder @param {string | undefined} nodeFolder @throws {Halt}
 */
export async function serveApp(folder, nodeFolder) {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const server = launch('npm', ['run', 'serve'], {
    cwd: folder,
    env: {
      ...environment(nodeFolder),
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      HOSTNAME: '127.0.0.1',
      NITRO_HOST: '127.0.0.1',
      ORIGIN: address,
    },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const end = Date.now() + PATIENCE;
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null || Date.now() > end)
      throw new Halt(`The application does not answer.\n${output.slice(-3000)}`);
    await new Promise((done) => setTimeout(done, 200));
  }
  return { server, address };
}

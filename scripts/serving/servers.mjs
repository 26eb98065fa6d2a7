/** Web servers of Debian with the ready configurations of stories/samples/serving/. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWithApt, isRoot, NotHere, runs } from '../system/apt.mjs';
import { freePort, Halt } from '../system/cli.mjs';
import { launch, root, stop } from '../system/run.mjs';

/** @typedef {{ address: string, stop: () => Promise<void> }} Running */

/** @param {string} name of a configuration */
export const readyConfiguration = (name) => readFileSync(join(root, 'stories/samples/serving', name), 'utf8');

/**
 * Replaces what an integrator replaces: port and folder. @param {string} text @param {Record<string, string>} changes
 * @throws {TypeError} if a text is not there exactly once
 */
export function filledIn(text, changes) {
  return Object.entries(changes).reduce((filled, [from, to]) => {
    if (filled.split(from).length !== 2)
      throw new TypeError(`"${from}" stands not once in the configuration`);
    return filled.replace(from, () => to);
  }, text);
}

/**
 * Returns an nginx.conf around the ready file: everything that nginx writes is below its folder.
 * @param {string} ready @param {{ port: number, files: string, folder: string, asRoot: boolean }} place
 */
export function nginxConfiguration(ready, { port, files, folder, asRoot }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
${asRoot ? 'user root;\n' : ''}worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join('')}${filledIn(ready, {
  'listen 8080;': `listen 127.0.0.1:${port};`,
  'root /srv/cdn;': `root ${files};`,
})}}
`;
}

/** @param {string} ready @param {{ port: number, files: string }} place */
export const caddyConfiguration = (ready, { port, files }) =>
  `{
	admin off
	auto_https off
}
${filledIn(ready, { 'http://cdn.example:8080 {': `http://127.0.0.1:${port} {`, 'root * /srv/cdn': `root * ${files}` })}`;

/** Milliseconds until a server answers. */
const PATIENCE = 20_000;

/**
 * Starts a server and waits until it answers. @param {string} command @param {string[]} args @param {string} address
 * @param {string} folder what it may write to
 * @returns {Promise<() => Promise<void>>} stops it @throws {Halt}
 */
async function start(command, args, address, folder) {
  // Caddy keeps its state in the user's folders.
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = launch(command, args, { env });
  let output = '';
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  child.once('exit', () => {
    hasEnded = true;
  });
  const end = Date.now() + PATIENCE;
  while (!(await fetch(address).catch(() => undefined))) {
    if (hasEnded || Date.now() > end) {
      await stop(child);
      throw new Halt(`${command} did not start:\n${output.slice(-2000)}`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return () => stop(child);
}

/** @type {Record<'nginx' | 'caddy', { packages: string[], isThere: () => Promise<boolean>, configuration: string }>} */
const SERVERS = {
  nginx: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    isThere: () => runs('nginx', ['-v']),
    configuration: 'nginx.conf',
  },
  caddy: { packages: ['caddy'], isThere: () => runs('caddy', ['version']), configuration: 'Caddyfile' },
};
/** @typedef {keyof typeof SERVERS} ServerName */

/** Finds a server, or installs it as root on Debian. @param {ServerName} name @throws {NotHere} */
export async function ensureServer(name) {
  const { packages, isThere } = SERVERS[name];
  if (await isThere()) return;
  await installWithApt(...packages);
  if (!(await isThere()))
    throw new NotHere(`${name} is missing: install Debian's ${packages.join(' and ')}.`);
}

/**
 * Serves a folder by a ready configuration on a free port of this machine.
 * @param {ServerName} name @param {string} files the folder with vitrine/ in it @returns {Promise<Running>} @throws {Halt}
 */
export async function startServing(name, files) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  const port = await freePort();
  const ready = readyConfiguration(SERVERS[name].configuration);
  const file = join(folder, 'configuration');
  const address = `http://127.0.0.1:${port}`;
  const isNginx = name === 'nginx';
  writeFileSync(
    file,
    isNginx
      ? nginxConfiguration(ready, { port, files, folder, asRoot: isRoot })
      : caddyConfiguration(ready, { port, files }),
  );
  const args = isNginx
    ? ['-p', folder, '-c', file, '-e', 'stderr']
    : ['run', '--config', file, '--adapter', 'caddyfile'];
  try {
    const end = await start(name, args, `${address}/vitrine/`, folder);
    const stopServer = async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    };
    return { address, stop: stopServer };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

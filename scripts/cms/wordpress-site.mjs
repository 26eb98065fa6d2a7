/** A WordPress of its own in a temporary folder, with its database and the plugin from dist/cms. */
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Halt } from '../system/cli.mjs';
import { launch, root, run, stop } from '../system/run.mjs';
import { tree } from './debian.mjs';

/** @typedef {{ user: string, password: string }} Login */
/**
 * @typedef {{ id: number, title: string, address: string }} SitePage
 * @typedef {{ address: string, folder: string, admin: Login, author: Login, pages: SitePage[] }} Site folder: of WordPress
 */

const SCRIPTS = join(root, 'scripts/cms/site');
/** Milliseconds until the database and the web server answer. */
const PATIENCE = 60_000;

/**
 * Runs a PHP script that loads a WordPress by scripts/cms/site/load.php; resolves to what it answers.
 * @param {string} folder of WordPress @param {string} script its path @param {unknown} [input] @returns {Promise<any>} @throws {Halt}
 */
export async function runInSite(folder, script, input = {}) {
  const { code, stdout, output } = await run('php', [script], {
    env: { VITRINE_SITE: folder, VITRINE_INPUT: JSON.stringify(input) },
  });
  const result = /^vitrine:(.*)$/m.exec(stdout)?.[1];
  if (code !== 0 || !result) throw new Halt(`${script} failed:\n${output.slice(-3000)}`);
  return JSON.parse(result);
}

/** @param {() => Promise<boolean>} ready @param {string} what @throws {Halt} */
async function until(ready, what) {
  const end = Date.now() + PATIENCE;
  while (!(await ready())) {
    if (Date.now() > end) throw new Halt(`${what} did not start.`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Starts a database that listens on a socket only. @param {string} folder @returns the process */
async function startDatabase(folder) {
  const data = join(folder, 'database');
  mkdirSync(data);
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const install = await run('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...asRoot,
  ]);
  if (install.code !== 0) throw new Halt(`The database could not be made:\n${install.output.slice(-2000)}`);
  const options = ['--skip-networking', '--skip-log-bin', '--innodb-flush-log-at-trx-commit=0'];
  const database = launch(
    'mariadbd',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${join(folder, 'db.sock')}`,
      `--pid-file=${join(folder, 'db.pid')}`,
      ...options,
      ...asRoot,
    ],
    { stdio: 'ignore' },
  );
  await until(async () => existsSync(join(folder, 'db.sock')), 'The database');
  return database;
}

/** @param {string} folder @param {string} address */
const config = (folder, address) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${folder}/db.sock' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', '${address}' );
define( 'WP_SITEURL', '${address}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '${folder}/php.log' );
${[
  'AUTH_KEY',
  'SECURE_AUTH_KEY',
  'LOGGED_IN_KEY',
  'NONCE_KEY',
  'AUTH_SALT',
  'SECURE_AUTH_SALT',
  'LOGGED_IN_SALT',
  'NONCE_SALT',
]
  .map((name) => `define( '${name}', '${randomBytes(24).toString('hex')}' );`)
  .join('\n')}
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;

/** Another WordPress than that of Debian, as its makers publish it. */
const OTHER = process.env.VITRINE_WORDPRESS;

/** What is needed besides another WordPress: translations, and the themes that tests use. */
const BESIDE = ['wp-content/languages', 'wp-content/themes/twentytwentyone'];

/** Copies WordPress with its themes and translations, and the plugin; links the build. @param {string} folder @param {string} address */
function copyFiles(folder, address) {
  const site = join(folder, 'usr/share/wordpress');
  if (OTHER) {
    cpSync(OTHER, site, { recursive: true });
    for (const path of BESIDE)
      cpSync(join(tree, 'usr/share/wordpress', path), join(site, path), {
        recursive: true,
        dereference: true,
      });
  } else cpSync(join(tree, 'usr'), join(folder, 'usr'), { recursive: true, verbatimSymlinks: true });
  rmSync(join(site, 'wp-config.php'), { force: true });
  writeFileSync(join(site, 'wp-config.php'), config(folder, address));
  cpSync(join(root, 'dist/cms/wordpress/vitrine'), join(site, 'wp-content/plugins/vitrine'), {
    recursive: true,
  });
  symlinkSync(join(root, 'dist'), join(site, 'vitrine-files'));
  return site;
}

/**
 * Starts a WordPress with the plugin, users and a page of each way to write a widget.
 * @param {{ port: number, services: string }} options services is the address of the services' stand-in
 * @returns {Promise<Site & { stop(): Promise<void> }>}
 */
export async function startWordPress({ port, services }) {
  if (!existsSync(join(root, 'dist/cms/wordpress/vitrine/vitrine.php')))
    throw new Halt('There is no dist/cms: build first.');
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-cms-'));
  const address = `http://127.0.0.1:${port}`;
  /** @type {import('node:child_process').ChildProcess[]} */
  const running = [];
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // An interrupted script ends its programs and then itself.
  process.once('exit', remove);
  const end = async () => {
    await Promise.all(running.map(stop));
    process.off('exit', remove);
    remove();
  };
  try {
    const site = copyFiles(folder, address);
    running.push(await startDatabase(folder));
    const admin = { user: 'admin', password: randomBytes(9).toString('base64url') };
    const author = { user: 'autora', password: randomBytes(9).toString('base64url') };
    const script = '/vitrine-files/vitrine.js';
    const { pages } = await runInSite(site, join(SCRIPTS, 'install.php'), {
      admin,
      author,
      services,
      script,
    });
    running.push(
      launch('php', ['-S', `127.0.0.1:${port}`, '-t', site], {
        stdio: 'ignore',
        env: { PHP_CLI_SERVER_WORKERS: '4' },
      }),
    );
    await until(
      () =>
        fetch(`${address}/wp-login.php`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'PHP',
    );
    return { address, folder: site, admin, author, pages, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** PHP, MariaDB and WordPress of Debian: found, or installed and unpacked as root. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NotHere } from '../system/apt.mjs';
import { progress } from '../system/cli.mjs';
import { root, run } from '../system/run.mjs';

/** Programs, installed; none of them starts a service. */
const PROGRAMS = ['php-cli', 'php-mysql', 'php-xml', 'php-gd', 'mariadb-server-core', 'mariadb-client-core'];
/** Files, unpacked only: the package of WordPress would install and start a web server. */
const FILES = [
  'wordpress',
  'wordpress-l10n',
  'wordpress-theme-twentytwentyone',
  'wordpress-theme-twentytwentythree',
  'libjs-cropper',
  'libjs-underscore',
  'php-getid3',
];
/** The unpacked files, as below the root of a Debian system. */
export const tree = join(root, '.cache/cms/debian');

const isRoot = process.getuid?.() === 0;
const APT = { timeout: 10 * 60_000, env: { DEBIAN_FRONTEND: 'noninteractive' } };

/** @returns {Promise<boolean>} whether PHP with its modules and MariaDB are there */
async function programsRun() {
  const [php, ...database] = await Promise.all([
    run('php', ['-m']),
    run('mariadbd', ['--version']),
    // The installer of a database reads its options with it.
    run('my_print_defaults', ['--version']),
  ]);
  const modules = php.stdout.toLowerCase().split('\n');
  return (
    [php, ...database].every(({ code }) => code === 0) &&
    ['mysqli', 'dom', 'gd'].every((name) => modules.includes(name))
  );
}

/** @param {string} why @param {string} [output] */
const missing = (why, output = '') =>
  new NotHere(
    `${why}\nIt needs the Debian packages ${[...PROGRAMS, ...FILES].join(', ')}.${output && `\n\n${output.trim()}`}`,
  );

async function installPrograms() {
  const { code, output } = await progress(`installing ${PROGRAMS.join(', ')}`, async () => {
    await run('apt-get', ['update'], APT);
    return run('apt-get', ['install', '-y', '--no-install-recommends', ...PROGRAMS], APT);
  });
  if (code !== 0 || !(await programsRun()))
    throw missing('PHP and MariaDB could not be installed.', output.slice(-2000));
}

async function unpackFiles() {
  const folder = `${tree}-new`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { code, output } = await progress('downloading WordPress', () =>
    run('apt-get', ['download', ...FILES], { ...APT, cwd: folder }),
  );
  if (code !== 0) throw missing('WordPress could not be downloaded.', output.slice(-2000));
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.deb'))) {
    const unpacked = await run('dpkg', ['-x', name, '.'], { cwd: folder });
    if (unpacked.code !== 0) throw missing(`${name} could not be unpacked.`, unpacked.output);
    rmSync(join(folder, name));
  }
  renameSync(folder, tree);
}

/**
 * Prepares what a WordPress needs; resolves when it is there.
 * @throws {NotHere} if it cannot be installed
 */
export async function ensureWordPress() {
  const canInstall = isRoot && existsSync('/etc/debian_version');
  if (!(await programsRun())) {
    if (!canInstall) throw missing('PHP or MariaDB is missing, and only root can install it on Debian.');
    await installPrograms();
  }
  if (existsSync(join(tree, 'usr/share/wordpress/wp-load.php'))) return;
  if (!existsSync('/etc/debian_version')) throw missing('WordPress is missing, and this is not Debian.');
  await unpackFiles();
}

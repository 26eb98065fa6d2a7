/** The bill of materials of what is bundled (CycloneDX), by npm. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Halt } from '../system/cli.mjs';
import { run } from '../system/run.mjs';

/** @typedef {{ name: string, version: string, license?: string }} Own the package itself */
/** @typedef {{ packages: Record<string, any> }} Lock package-lock.json */

/**
 * @param {Record<string, string[]>} files modules.json of a build @returns {string[]} paths in node_modules of the packages in
 *   it, sorted
 */
export const bundledPackages = (files) =>
  [
    ...new Set(
      Object.values(files)
        .flat()
        .flatMap(
          (path) =>
            /(node_modules\/.*?)?(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[0].slice(0, -1) ?? [],
        ),
    ),
  ].sort();

/** @param {string} path in node_modules */
const nameOf = (path) => path.replace(/^.*node_modules\//, '');

/**
 * Returns a lockfile of nothing but the bundled packages. All of them are development dependencies here, and the check of
 * the whole tree refuses what has nothing to do with them.
 * @param {Lock} lock @param {readonly string[]} paths @param {Own} own @throws {Halt} if a package is not in it
 */
export function bundledLock({ packages }, paths, { name, version, license }) {
  const names = new Set(paths.map(nameOf));
  const entries = paths.map((path) => {
    const entry = packages[path];
    if (!entry) throw new Halt(`${path} is bundled and not in package-lock.json.`);
    const { dependencies = {} } = entry;
    return [
      path,
      {
        ...Object.fromEntries(
          ['version', 'resolved', 'integrity', 'license'].map((key) => [key, entry[key]]),
        ),
        dependencies: Object.fromEntries(Object.entries(dependencies).filter(([each]) => names.has(each))),
      },
    ];
  });
  const root = {
    name,
    version,
    license,
    dependencies: Object.fromEntries(paths.map((path) => [nameOf(path), packages[path].version])),
  };
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': root, ...Object.fromEntries(entries) },
  };
}

/** @param {string} text licenses.md @returns {string[]} names of the packages whose licence it has */
export const licensedPackages = (text) => [...text.matchAll(/^## (\S+) - /gm)].map(([, name = '']) => name);

/**
 * Returns the bill of materials of a build as JSON.
 * @param {string} dist @param {Lock} lock @param {Own} own
 * @returns {Promise<{ text: string, components: number }>} @throws {Halt} if npm fails, or licenses.md lacks a package
 */
export async function sbomOf(dist, lock, own) {
  const paths = bundledPackages(JSON.parse(readFileSync(join(dist, 'modules.json'), 'utf8')));
  const licensed = licensedPackages(readFileSync(join(dist, 'licenses.md'), 'utf8'));
  const missing = paths.map(nameOf).filter((name) => !licensed.includes(name));
  if (missing.length > 0) throw new Halt(`licenses.md has no licence of ${missing.join(', ')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  try {
    const bundled = bundledLock(lock, paths, own);
    writeFileSync(join(folder, 'package.json'), JSON.stringify(bundled.packages['']));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(bundled));
    const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'library'];
    const { code, stdout, output } = await run('npm', args, { cwd: folder });
    if (code !== 0) throw new Halt(`npm sbom failed:\n${output}`);
    const sbom = JSON.parse(stdout);
    // npm names it by its folder.
    sbom.metadata.component.name = own.name;
    return { text: `${JSON.stringify(sbom, null, 2)}\n`, components: sbom.components.length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

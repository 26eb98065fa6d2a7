/**
 * Makes a release: the folder of a CDN, the package, the bill of materials, the licences, and a report of what changes for
 * authors. It publishes nothing.
 */
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { MAPS } from './build/source-maps.mjs';
import { buildOrHalt, isFresh } from './build.mjs';
import { auditOf, auditProblems } from './release/advisories.mjs';
import { changesBetween, judgedVersion, versionProblems } from './release/compare.mjs';
import { CDN, checkedHead, versionedSnippet, writeReleaseFolder } from './release/folder.mjs';
import { git, latestTag } from './release/git.mjs';
import { changelogSection, reportOf } from './release/report.mjs';
import { bundledPackages, sbomOf } from './release/sbom.mjs';
import { Halt, main, progress, readOptions } from './system/cli.mjs';
import { root, run } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

const HELP = `npm run release -- [--dry] [--since REF|FOLDER] [--keep FOLDER]... [--out FOLDER] [--accept ID]... [--cdn ADDRESS]

  without --dry     needs a clean tree and the changelog's section: what npm version leaves
  --since           the release to compare with: a tag, a commit, the folder of a release, a build or an unpacked package;
                    by default the latest tag of a release
  --keep FOLDER     the folder of an earlier release: its chunks stay in the moving folder
  --out FOLDER      by default .cache/release; is replaced
  --cdn ADDRESS     of the folder vitrine/, for the tags that pages copy; by default ${CDN}
  --accept ID       an advisory of a bundled package that does not concern the library, as GHSA-aaaa-bbbb-cccc

It writes vitrine/ for the CDN, the package, maps/VERSION/ with the source maps, sbom.cdx.json, licenses.md and report.md, and
publishes nothing.`;

const DIST = join(root, 'dist');
/** The head of a page that checks all files. */
const CHECKED_HEAD = 'checked-head.html';
const text = (/** @type {string} */ name) => readFileSync(join(root, name), 'utf8');

/** @param {string} version @param {string} changelog @throws {Halt} if what would be published is not what is committed */
async function requireCommitted(version, changelog) {
  const changed = await git(['status', '--porcelain']);
  if (changed) throw new Halt(`A release is made of what is committed, and this is not:\n${changed}`);
  if (!changelog) throw new Halt(`CHANGELOG.md has no section of ${version}: run npm version first.`);
}

/** @param {string} out @returns {Promise<string>} the path of the packed package */
async function pack(out) {
  // What prepack builds is built.
  const { code, output } = await run('npm', ['pack', '--ignore-scripts', '--pack-destination', out]);
  if (code !== 0) throw new Halt(`npm pack failed:\n${output}`);
  return join(out, readdirSync(out).find((name) => name.endsWith('.tgz')) ?? '');
}

/** @param {string} out @param {string} file */
function printPublishing(out, file) {
  const here = (/** @type {string} */ path) => relative(process.cwd(), path) || '.';
  console.log(`
To publish, in this order:
  npm publish ${here(file)}
  rsync --archive --delay-updates ${here(join(out, 'vitrine'))}/ CDN:/srv/cdn/vitrine/
Keep or upload to the site's monitoring, where visitors load nothing of it:
  ${here(join(out, 'maps'))}/   npm run trace -- STACK --maps ${here(join(out, 'maps'))}/VERSION resolves a stack trace`);
}

await main(import.meta.url, async () => {
  const options = readOptions(
    {
      dry: { type: 'boolean' },
      since: { type: 'string' },
      keep: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: join(root, '.cache/release') },
      cdn: { type: 'string', default: CDN },
      accept: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean' },
    },
    HELP,
  );
  if (options.help) return console.log(HELP);
  await ensurePackages();
  const { earlierSurface, SURFACE } = await import('./release/earlier.mjs');
  const { surfaceOf } = await import('./release/surface.mjs');
  const { name, version, license } = JSON.parse(text('package.json'));
  const changelog = changelogSection(text('CHANGELOG.md'), version);
  if (!options.dry) await requireCommitted(version, changelog);
  if (!isFresh()) await buildOrHalt();
  const out = resolve(options.out ?? '');
  const keep = (options.keep ?? []).map((each) => resolve(each));
  if (keep.includes(out)) throw new Halt('--keep is another folder than --out.');

  const surface = surfaceOf(DIST, root);
  const since = options.since ?? (await latestTag());
  const earlier = since
    ? await progress(
        `reading ${since}`,
        () => earlierSurface(since),
        (one) => `version ${one.version}`,
      )
    : undefined;
  const changes = earlier && changesBetween(earlier, surface);
  const judged = earlier ? judgedVersion(earlier.version, version) : version;
  const accepted = options.accept ?? [];
  const audit = await progress(
    'asking for advisories',
    () => auditOf(bundledPackages(JSON.parse(readFileSync(join(DIST, 'modules.json'), 'utf8')))),
    (one) => ('unanswered' in one ? `NOT CHECKED: ${one.unanswered}` : `${one.advisories.length} known`),
  );
  const problems = [
    ...(earlier && changes ? versionProblems(changes, earlier.version, judged) : []),
    ...auditProblems(audit, accepted),
  ];

  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const written = await progress(
    'writing the folder of the CDN',
    () => writeReleaseFolder(out, { version, keep }),
    ({ files, br, kept }) =>
      `${files} files, ${(br / 1000).toFixed(0)} kB in brotli, ${kept} earlier chunks kept`,
  );
  writeFileSync(join(written.own, SURFACE), JSON.stringify(surface));
  const sbom = await progress(
    'writing the bill of materials',
    () => sbomOf(DIST, JSON.parse(text('package-lock.json')), { name, version, license }),
    ({ components }) => `${components} packages`,
  );
  writeFileSync(join(out, 'sbom.cdx.json'), sbom.text);
  cpSync(join(DIST, MAPS), join(out, 'maps', version), { recursive: true });
  copyFileSync(join(DIST, 'licenses.md'), join(out, 'licenses.md'));
  const file = await progress('packing', () => pack(out));
  const cdn = (options.cdn ?? CDN).replace(/\/?$/, '/');
  const snippet = versionedSnippet(written.own, version, cdn);
  const checked = checkedHead(written.own, version, cdn);
  writeFileSync(join(out, CHECKED_HEAD), checked.html);
  const names = surface.names;
  const report = reportOf({
    version: judged,
    since: earlier?.version,
    changes,
    names,
    problems,
    audit,
    accepted,
    snippet,
    checked: { file: CHECKED_HEAD, bytes: checked.html.length, source: checked.source },
    changelog,
  });
  writeFileSync(join(out, 'report.md'), report);
  console.log(`\n${report}`);
  if (problems.length > 0) throw new Halt(problems.join('\n'));
  if (options.dry)
    console.log(`Nothing is published. All of it is in ${relative(process.cwd(), out) || '.'}.`);
  else printPublishing(out, file);
});

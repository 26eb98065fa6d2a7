import { readFileSync } from 'node:fs';
import { readDefinitions } from '#scripts/source/definitions.mjs';
import { inTurn } from '#scripts/test/turn.mjs';
import { filesToFail, type Manifest, visitsOf } from '../lib/deferred-edges';
import { doMainJob, expectSentOnce, placeAlone } from '../lib/do-main-job';
import type { MainJob } from '../lib/main-job';
import { MAIN_JOBS } from '../lib/main-jobs';
import { quiet } from '../lib/noise';
import { expect, IN_TURN, test } from '../lib/test';
import { changeAnswers } from '../lib/test-server';

const manifest: Manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
const TAGS = Object.keys(manifest.widgets);

/** Widgets for signed-in visitors. */
const GUARDED = new Set(readDefinitions().flatMap(({ tag, access }) => (access ? [tag] : [])));

/** A file and all files that it loads: by its static imports, and later unless these are left out. */
function reach(file: string, withLater = true, found = new Set<string>()): Set<string> {
  const { imports = [], later = [] } = manifest.files[file] ?? {};
  if (found.has(file)) return found;
  found.add(file);
  for (const next of [...imports, ...(withLater ? later : [])]) reach(next, withLater, found);
  return found;
}

/** The files that a widget may load after its first view. */
function deferredFiles(tag: string): string[] {
  const { file } = manifest.widgets[tag] as { file: string };
  // What the widget's own file imports, however far down: while one of them fails there is no widget.
  const first = reach(file, false).add('vitrine.js');
  // The same holds for what shows a widget to signed-in visitors only.
  if (GUARDED.has(tag)) for (const name of manifest.widgets[tag]?.usable ?? []) first.add(name);
  return [...reach(file)].filter((name) => !first.has(name) && !name.startsWith('chunks/runtime'));
}

/** The files that fail for good, by the widget that tries them. */
const FAILING = filesToFail(manifest);

/** Requests for these files fail if `fails` returns true; returns the number of requests of each. */
function failFiles(names: readonly string[], fails: (count: number, name: string) => boolean) {
  const requests = new Map<string, number>();
  const chunkFails = (name: string) => {
    if (!names.includes(name)) return false;
    const count = (requests.get(name) ?? 0) + 1;
    requests.set(name, count);
    return fails(count, name);
  };
  changeAnswers({ chunkFails });
  return requests;
}

test.use({ viewport: { width: 1000, height: 1400 }, actionTimeout: 6000 });

test('every tag has a main job', () => {
  expect(Object.keys(MAIN_JOBS).sort()).toEqual([...TAGS].sort());
});

for (const tag of inTurn(TAGS)) {
  test(`${tag} does its main job exactly once if any deferred file fails`, { tag: IN_TURN }, async ({
    page,
    open,
    sandbox,
    noise,
  }) => {
    test.setTimeout(240_000);
    const { markup, query = '' } = MAIN_JOBS[tag] as MainJob;
    const visit = async (names: readonly string[], fails: (count: number, name: string) => boolean) => {
      await sandbox.reset();
      await page.context().clearCookies();
      placeAlone(markup);
      const requests = failFiles(names, fails);
      await open(`/lone/${query}`);
      return requests;
    };

    const failing = [...(FAILING[tag] ?? [])];
    changeAnswers({ uncached: new Set(failing) });
    // Every visit is a first visit.
    await page.addInitScript(() => [localStorage.clear(), sessionStorage.clear()]);
    /** The step under way, and that which asked for a file first. */
    let step = 0;
    const onStep = (number: number) => {
      step = number;
    };
    const steps = new Map<string, number>();
    const requests = await test.step('each file once', async () => {
      const asked = await visit(deferredFiles(tag), (count, name) => {
        if (count === 1) steps.set(name, step);
        return count === 1;
      });
      await doMainJob(page, MAIN_JOBS[tag] as MainJob, () => {}, onStep);
      await expectSentOnce(sandbox);
      return asked;
    });
    for (const names of visitsOf(
      failing.filter((each) => requests.has(each)),
      steps,
    )) {
      await test.step(`${names.join(', ')} until the visitor retries`, async () => {
        step = 0;
        /** The last step whose file the visitor has asked for again. */
        let healed = -1;
        await visit(names, (_, name) => (steps.get(name) ?? 0) > healed);
        const heal = () => {
          healed = step;
        };
        await doMainJob(page, MAIN_JOBS[tag] as MainJob, heal, onStep);
        await expectSentOnce(sandbox);
      });
    }
    // Only the browser's own messages about the failed requests.
    quiet(noise);
  });
}

import { readFileSync } from 'node:fs';
import { MAIN_JOBS, type Step } from './lib/main-jobs';
import { quiet } from './lib/page';
import { expect, type Page, type Sandbox, test } from './lib/test';

interface Manifest {
  files: Record<string, { imports: string[]; later: string[] }>;
  widgets: Record<string, { file: string; usable: string[] }>;
}
const manifest: Manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
const TAGS = Object.keys(manifest.widgets);

/** A file and all that it may ever load. */
function reach(file: string, found = new Set<string>()): Set<string> {
  const { imports = [], later = [] } = manifest.files[file] ?? {};
  if (found.has(file)) return found;
  found.add(file);
  for (const next of [...imports, ...later]) reach(next, found);
  return found;
}

/** The files that a widget loads after its first view, or may load. */
function deferredFiles(tag: string): string[] {
  const { file } = manifest.widgets[tag] as { file: string };
  // What the configurator and the flow cannot be used without is deferred too; of the first view are these.
  const first = new Set(['vitrine.js', file, ...(manifest.files[file]?.imports ?? [])]);
  return [...reach(file)].filter((name) => !first.has(name) && !name.startsWith('chunks/runtime'));
}

/** Those that an import() names: a file that such a one imports statically fails with it. */
const NAMED = new Set(Object.values(manifest.files).flatMap(({ later }) => later));

/** A page with nothing but the widget. */
async function placeAlone(page: Page, markup: string): Promise<void> {
  const eager = markup.replace(/^<[\w-]+/, '$& load="eager"');
  await page.route(/\/lone\/(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<vt-lead-form[\s\S]*<\/vt-lead-form>/, eager);
    await route.fulfill({ response, body });
  });
}

/** Lets requests of these files fail for which `fails` says so; returns how often each was asked for. */
async function failFiles(page: Page, names: readonly string[], fails: (count: number) => boolean) {
  const requests = new Map<string, number>();
  await page.route(/\/chunks\/[^/]+\.js/, async (route) => {
    const name = `chunks/${new URL(route.request().url()).pathname.split('/').at(-1)}`;
    if (!names.includes(name)) return route.continue();
    const count = (requests.get(name) ?? 0) + 1;
    requests.set(name, count);
    return fails(count) ? route.abort() : route.continue();
  });
  return requests;
}

/** Does a step; 'failed' once the widget says that something did not work. Rejects where it is silent about it. */
function attempt(page: Page, tag: string, step: Step): Promise<'done' | 'failed'> {
  const done = async () => {
    await step.act(page);
    await step.done(page);
    return 'done' as const;
  };
  const failed = async () => {
    const said = page.locator(tag).first().locator('[role="alert"], [role="status"].bad');
    await said.filter({ hasText: /\S/ }).first().waitFor({ timeout: 8000 });
    return 'failed' as const;
  };
  return Promise.any([done(), failed()]);
}

/** How often a visitor tries again before they give up: several files may have failed behind one another. */
const PATIENCE = 8;

/** Once the files are there again: the widget's own retry, else what the visitor did last, once more. */
async function recover(page: Page, tag: string, step: Step): Promise<void> {
  const retry = page.locator(tag).first().getByRole('button', { name: 'Tentar novamente' }).first();
  for (let turn = 1; ; turn++) {
    const act = (await retry.isVisible()) ? () => retry.click() : () => step.act(page);
    try {
      await act();
      await step.done(page);
      return;
    } catch (error) {
      if (turn === PATIENCE) throw error;
    }
  }
}

/** Goes through a main job; what fails on the way is met as a visitor would. Returns how often something failed. */
async function doMainJob(page: Page, tag: string, onFailure: () => void): Promise<number> {
  let failures = 0;
  // Deferred files load at the first touch.
  await page.locator(tag).first().dispatchEvent('pointerdown');
  for (const step of MAIN_JOBS[tag]?.steps ?? []) {
    if ((await attempt(page, tag, step)) === 'done') continue;
    failures++;
    onFailure();
    await recover(page, tag, step);
  }
  return failures;
}

/** One intent at the most, taken once. */
async function expectSentOnce({ origin }: Sandbox): Promise<void> {
  const ledger: { times: number }[] = await (await fetch(`${origin}/sandbox/ledger`)).json();
  expect(ledger.map(({ times }) => times)).toEqual(ledger.length > 0 ? [1] : []);
}

test.use({ viewport: { width: 1000, height: 1400 }, actionTimeout: 3000 });

test('every tag has its main job', () => {
  expect(Object.keys(MAIN_JOBS).sort()).toEqual([...TAGS].sort());
});

for (const tag of TAGS) {
  test(`${tag} does its main job, once, whichever deferred file fails`, async ({
    page,
    open,
    sandbox,
    noise,
  }) => {
    test.setTimeout(240_000);
    const { markup, query = '' } = MAIN_JOBS[tag] as (typeof MAIN_JOBS)[string];
    const visit = async (names: readonly string[], fails: (count: number) => boolean) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await sandbox.reset();
      await placeAlone(page, markup);
      const requests = await failFiles(page, names, fails);
      await open(`/lone/${query}`);
      return requests;
    };

    // Every visit is a first one.
    await page.addInitScript(() => [localStorage.clear(), sessionStorage.clear()]);
    const requests = await test.step('each file once', async () => {
      const asked = await visit(deferredFiles(tag), (count) => count === 1);
      await doMainJob(page, tag, () => {});
      await expectSentOnce(sandbox);
      return asked;
    });
    for (const name of [...requests.keys()].filter((each) => NAMED.has(each))) {
      await test.step(`${name} for good, until the visitor tries again`, async () => {
        let gone = true;
        await visit([name], () => gone);
        await doMainJob(page, tag, () => {
          gone = false;
        });
        await expectSentOnce(sandbox);
      });
    }
    // Nothing but the failed requests, which the browser itself writes there.
    quiet(noise);
  });
}

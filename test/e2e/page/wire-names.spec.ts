import type { Page, Route } from '@playwright/test';
import type { WireMap } from '#element/package/wire-map';
import { doMainJob, expectSentOnce, placeAlone } from '../lib/do-main-job';
import { MAIN_JOBS } from '../lib/main-jobs';
import { expect, test } from '../lib/test';
import { editPageFurther } from '../lib/test-server';

const FILE = '/names.json';
const NAMES: WireMap = {
  calls: {
    'GAM-01': {
      path: '/v1/raffles',
      answer: { name: 'title', 'outcomes.name': 'title', 'today.name': 'title' },
    },
    'GAM-02': {
      path: '/v1/raffles/{id}/rounds',
      body: { idempotencyKey: 'roundKey' },
      answer: { name: 'title' },
    },
  },
};

/** Puts the widget and the tag into the page. */
function placeGame(): void {
  const { markup = '' } = MAIN_JOBS['vt-game'] ?? {};
  placeAlone(markup);
  editPageFurther((html) => html.replace('</head>', `<meta name="vitrine:wire" content="${FILE}"></head>`));
}

/** Replaces keys in a JSON text. */
const withKeys = (text: string, keys: Record<string, string>) =>
  text.replace(/"(\w+)":/g, (whole, key: string) => (keys[key] ? `"${keys[key]}":` : whole));

/** A service with names of its own: it hands requests on to the sandbox, and renames its answers by itself. */
async function renameGames(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const hand = async (route: Route) => {
    const request = route.request();
    const url = new URL(request.url());
    asked.push(`${request.method()} ${url.pathname}`);
    url.pathname = url.pathname.replace('/v1/raffles', '/games').replace('/rounds', '/play');
    const body = request.postData();
    const answer = await route.fetch({
      url: url.href,
      ...(body && { postData: withKeys(body, { roundKey: 'idempotencyKey', idempotencyKey: 'unknown' }) }),
    });
    await route.fulfill({
      response: answer,
      body: withKeys(await answer.text(), { name: 'title' }),
    });
  };
  await page.route('**/api/game/v1/**', hand);
  await page.route('**/api/game/games**', (route) => route.fulfill({ status: 404, body: '' }));
  return asked;
}

const gameJob = () => {
  const job = MAIN_JOBS['vt-game'];
  if (!job) throw new Error('vt-game has no main job');
  return job;
};

test('a service is asked under the names of the page’s file, and its answers are read under them', async ({
  page,
  open,
  sandbox,
}) => {
  placeGame();
  await page.route(`**${FILE}`, (route) => route.fulfill({ json: NAMES }));
  const asked = await renameGames(page);
  await open('/lone/');
  expect(await doMainJob(page, gameJob(), () => {})).toBe(0);
  await expectSentOnce(sandbox);
  expect(asked).toContain('GET /api/game/v1/raffles');
  expect(asked.filter((each) => /^POST \/api\/game\/v1\/raffles\/[^/]+\/rounds$/.test(each))).toHaveLength(1);
});

test('a file that does not arrive fails as a call does, and a second try works', async ({
  page,
  open,
  noise,
}) => {
  placeGame();
  const asked = await renameGames(page);
  let isThere = false;
  await page.route(`**${FILE}`, (route) => (isThere ? route.fulfill({ json: NAMES }) : route.abort()));
  await open('/lone/', { wait: false });
  const failures: number[] = [];
  await doMainJob(page, gameJob(), () => {
    failures.push(asked.length);
    isThere = true;
  });
  // Nothing was sent before the file had arrived; what two calls wait for can fail for each of them.
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.filter((sent) => sent > 0)).toEqual([]);
  expect(asked).toContain('GET /api/game/v1/raffles');
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes(FILE)));
});

test('a page without the tag loads none of it', async ({ page, open }) => {
  placeAlone(gameJob().markup);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await open('/lone/');
  await doMainJob(page, gameJob(), () => {});
  expect(files.filter((url) => /wire-names/.test(url))).toEqual([]);
  expect(files.filter((url) => /\/api\/game\/games/.test(url)).length).toBeGreaterThan(0);
});

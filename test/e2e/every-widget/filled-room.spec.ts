import { markupOf } from '#scripts/scaffold/reserve.mjs';
import { readDefinitions } from '#scripts/source/definitions.mjs';
import { inTurn } from '#scripts/test/turn.mjs';
import { hasSession } from '../lib/main-job';
import { MAIN_JOBS } from '../lib/main-jobs';
import { expect, IN_TURN, type Page, test } from '../lib/test';
import { editPage } from '../lib/test-server';

/** Px below a widget at rest that nobody takes for a hole. */
const LEAST = 40;

/** Px that a widget has less of by the hour: later in a day fewer of its hours are free. */
const BY_THE_HOUR: Record<string, number> = { 'vt-service-scheduling': 240 };

/** Px of what visitors without a session see instead of a widget for some: its room is for them too. */
const GATE = 320;
const GUARDED = readDefinitions().flatMap(({ tag, access }) => (access ? [tag] : []));

/** A visitor's page of widgets: those for everybody, and those for one user, whose answers fill their room. */
interface Visit {
  user: string;
  query: string;
  markup: string[];
}

/** By user and query of the page. */
const visits = new Map<string, Visit>();
for (const { tag, access, reserve, reserveWhen } of readDefinitions()) {
  const job = MAIN_JOBS[tag];
  if (!job || typeof reserve === 'string' || !reserve[0]) continue;
  const user = job.user ?? (access ? 'ana' : '');
  const { query = '' } = job;
  const key = `${user} ${query}`;
  const visit = visits.get(key) ?? { user, query, markup: [] };
  visits.set(key, visit);
  const sizes = reserveWhen.map(([when]) => when.split(/[~|^$*]?=/)[0] ?? '');
  visit.markup.push(markupOf(job.reserved ?? job.markup, undefined, sizes));
}

/** Those that still load, or leave px of the room below them empty. */
const holes = (page: Page) =>
  page.evaluate(
    ({ least, gate, guarded, byTheHour }) =>
      [...document.querySelectorAll<HTMLElement>('main > [load=eager]')].flatMap((element) => {
        // A placeholder fills the room until the answers are there.
        if (!element.matches(':state(ready)') || element.shadowRoot?.querySelector('[aria-busy=true]'))
          return [`${element.localName} loads`];
        const { height } = element.getBoundingClientRect();
        const { minHeight } = element.style;
        element.style.setProperty('min-height', '0', 'important');
        const content = element.getBoundingClientRect().height;
        const needed = guarded.includes(element.localName) ? Math.max(content, gate) : content;
        const empty = Math.round(height - needed);
        // Released or not, as it was.
        element.style.minHeight = minHeight;
        return empty > least + (byTheHour[element.localName] ?? 0) ? [`${element.localName} ${empty}`] : [];
      }),
    { least: LEAST, gate: GATE, guarded: GUARDED, byTheHour: BY_THE_HOUR },
  );

const VISITS = [...visits.values()].flatMap((visit) => [390, 1280].map((width) => ({ ...visit, width })));

for (const { user, query, markup, width } of inTurn(VISITS)) {
  const visitor = `${user || 'nobody'}${query && ' with a query'}`;
  test(`what ${visitor} sees fills the room that is held for it at ${width} px`, { tag: IN_TURN }, async ({
    page,
    open,
  }) => {
    if (user) await hasSession(page, user);
    editPage((html) => html.replace(/<vt-lead-form[\s\S]*<\/vt-lead-form>/, markup.join('\n')));
    await page.setViewportSize({ width, height: 900 });
    await open(`/lone/${query}`, { wait: false });
    await expect(page.locator('main > [load=eager]')).toHaveCount(markup.length);
    await expect.poll(() => holes(page), { timeout: 20_000 }).toEqual([]);
  });
}

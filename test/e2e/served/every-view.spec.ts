import { firstViewTags, holdWidgets, withFirstViews } from '../lib/first-views';
import { MAIN_JOBS } from '../lib/main-jobs';
import { expect, expectAccessible, layoutShifts, type Page, ready, test } from '../lib/test';
import { editPage } from '../lib/test-server';

/** All widgets with a first view, one below the other, each started at once. */
const all = () =>
  firstViewTags()
    .map((tag) => (MAIN_JOBS[tag]?.markup ?? '').replace(/^<[\w-]+/, '$& load="eager"'))
    .join('<p>between</p>');

const placeAll = (html: string) => html.replace(/<vt-lead-form[\s\S]*<\/vt-lead-form>/, all);

/** Tops of the texts between the widgets, in px. */
const tops = (page: Page) =>
  page
    .locator('p')
    .evaluateAll((all) =>
      all.flatMap((each) =>
        each.textContent === 'between' ? Math.round(each.getBoundingClientRect().top) : [],
      ),
    );

test('every first view is accessible before its script, and nothing moves when it is taken over', async ({
  page,
  open,
}) => {
  editPage((html) => withFirstViews(placeAll(html)));
  const go = await holdWidgets(page);
  // What a view shows of an answer is another step than its take-over.
  await page.route('**/api/**', () => {});
  await open('/lone/', { wait: false });
  await expectAccessible(page);
  const before = await tops(page);
  expect(before.length).toBeGreaterThan(20);
  go();
  await ready(page);
  expect(await tops(page)).toEqual(before);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a page that allows no inline style links the styles of the same view', async ({ page, open }) => {
  const look = async (base?: string) => {
    // The page's own policy allows its origin's style sheets alone.
    const headers: Record<string, string> = base
      ? {}
      : { 'content-security-policy': "style-src 'self' 'unsafe-inline'" };
    editPage((html) => withFirstViews(html, {}, { base }), { path: '/csp/', headers });
    await page.unrouteAll();
    await holdWidgets(page);
    await open('/csp/', { wait: false });
    return page.locator('vt-lead-form').evaluate((element) => {
      const all = [...(element.shadowRoot?.querySelectorAll('.vt *') ?? [])];
      const looks = ['color', 'background-color', 'border-radius', 'font-size', 'padding-top', 'display'];
      return all.map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const style = getComputedStyle(each);
        return [left, top, width, height, ...looks.map((name) => style.getPropertyValue(name))].join(' ');
      });
    });
  };
  const inline = await look();
  expect(inline.length).toBeGreaterThan(40);
  expect(await look('/vitrine/')).toEqual(inline);
});

test('a page of configurator, comparator, finder, summary and form is there before its script @both', async ({
  page,
  open,
}) => {
  const go = await holdWidgets(page);
  await open('/primeira-vista/', { wait: false });
  for (const tag of [
    'configurator',
    'version-comparator',
    'dealer-finder',
    'configurator-summary',
    'lead-form',
  ]) {
    // Its view, not the room of its element.
    const { width, height } = (await page.locator(`vt-${tag} .vt`).first().boundingBox()) ?? {};
    expect(Math.min(width ?? 0, height ?? 0), tag).toBeGreaterThan(40);
  }
  await page.locator('vt-lead-form').getByLabel('Nome completo').fill('Ana Souza');
  go();
  await expect(page.locator('vt-lead-form:state(ready)')).toBeVisible();
  await expect(page.locator('vt-lead-form').getByLabel('Nome completo')).toHaveValue('Ana Souza');
  await expect(page.locator('vt-lead-form').getByLabel('Nome completo')).toBeFocused();
});

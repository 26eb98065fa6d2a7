import { builtFile } from '../lib/built-file';
import { placeAlone } from '../lib/do-main-job';
import { ana, fillPerson, leadForm, sendButton } from '../lib/lead';
import { quiet } from '../lib/noise';
import { expect, layoutShifts, test } from '../lib/test';
import { editPage } from '../lib/test-server';

test("the author's children are shown until the widget is ready, and if its file fails to load", async ({
  page,
  open,
  noise,
}) => {
  await page.route(/\/widgets\/lead-form\.js/, (route) => route.abort());
  const tried: string[] = [];
  page.on('request', (request) => {
    if (/\/widgets\/lead-form\.js/.test(request.url())) tried.push(new URL(request.url()).search);
  });
  await open('/lone/', { wait: false });
  await expect.poll(() => noise.some((text) => text.includes('vt-lead-form import'))).toBe(true);
  await expect(page.getByRole('link', { name: /Fale com a gente/ })).toBeVisible();
  expect(tried).toHaveLength(2);
  expect(tried[0]).toBe('');
  expect(tried[1]).toMatch(/^\?retry=\d+$/);
  noise.length = 0;
});

test('a widget whose file failed to load retries when it is inserted again', async ({
  page,
  open,
  noise,
}) => {
  await page.route(/\/widgets\/lead-form\.js/, (route) => route.abort());
  await open('/lone/', { wait: false });
  await expect.poll(() => noise.some((text) => text.includes('vt-lead-form import'))).toBe(true);
  await page.unroute(/\/widgets\/lead-form\.js/);
  await page.evaluate(() => {
    const element = document.querySelector('vt-lead-form') as Element;
    const place = element.parentElement;
    element.remove();
    place?.append(element);
  });
  await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
  noise.length = 0;
});

test('a file that loads at the second attempt is no failure', async ({ page, open, noise }) => {
  let failed = 0;
  await page.route(/\/widgets\/lead-form\.js/, (route) =>
    failed++ === 0 ? route.abort() : route.continue(),
  );
  await open('/lone/');
  await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
  await fillPerson(leadForm(page));
  quiet(noise);
});

test('without the shared chunk every widget shows its children and reports it', async ({
  page,
  open,
  noise,
}) => {
  await page.route(/\/chunks\/runtime/, (route) => route.abort());
  await open('/lone/', { wait: false });
  await expect.poll(() => noise.some((text) => text.includes('vt-lead-form import'))).toBe(true);
  await expect(page.getByRole('link', { name: /Fale com a gente/ })).toBeVisible();
  noise.length = 0;
});

test('a page that cancels the failure event gets no console message', async ({ page, open, noise }) => {
  await page.addInitScript(() => {
    document.addEventListener('vt-widget-failed', (event) => {
      event.preventDefault();
      document.title = `${event.detail.tag} ${event.detail.phase}`;
    });
  });
  await page.route(/\/widgets\/lead-form\.js/, (route) => route.abort());
  await open('/lone/', { wait: false });
  await expect(page).toHaveTitle('vt-lead-form import');
  await expect(page.getByRole('link', { name: /Fale com a gente/ })).toBeVisible();
  quiet(noise);
});

test('a widget whose view does not come has failed, says so and shows its children', async ({
  page,
  open,
  noise,
}) => {
  placeAlone('<vt-garage><a href="/garagem/">Minha garagem</a></vt-garage>');
  await page.route(builtFile('src/features/session/access/guarded-view.tsx'), (route) => route.abort());
  await open('/lone/', { wait: false });
  const garage = page.locator('vt-garage');
  await expect.poll(() => garage.evaluate((one) => one.matches(':state(failed)'))).toBe(true);
  await expect(garage.getByRole('link', { name: 'Minha garagem' })).toBeVisible();
  expect(noise.some((text) => text.includes('vt-garage import'))).toBe(true);
  noise.length = 0;
});

test('a view that breaks while it is used gives its place back to the children', async ({
  page,
  open,
  noise,
}) => {
  await open('/lone/');
  const form = leadForm(page);
  await expect(form.getByLabel('Nome completo')).toBeVisible();
  const children = page.getByRole('link', { name: /Fale com a gente/ });
  await expect(children).toBeHidden();
  // What is missing is named in new elements. Both in one task: what the button's focus loads may
  // be the first to break, and the button is gone then.
  await sendButton(form).evaluate((button: HTMLElement) => {
    document.createElementNS = () => {
      throw new RangeError('no element');
    };
    button.click();
  });
  await expect(children).toBeVisible();
  await expect(form.getByLabel('Nome completo')).toBeHidden();
  expect(await form.evaluate((one) => one.matches(':state(failed)'))).toBe(true);
  expect(noise.some((text) => text.includes('vt-lead-form render'))).toBe(true);
  noise.length = 0;
});

test('a form whose deferred module fails to load says so on sending and keeps the values', async ({
  page,
  open,
  noise,
}) => {
  // All but the file of the first view, however the build divides the rest.
  await page.route(/\/chunks\/(?!runtime)/, (route) => route.abort());
  await open('/lone/');
  const form = leadForm(page);
  await form.getByLabel('Nome completo').fill(ana.name);
  await sendButton(form).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Um erro ocorreu, tente novamente' })).toBeVisible();
  await expect(form.getByLabel('Nome completo')).toHaveValue(ana.name);
  quiet(noise);
});

test('a failed widget gives its height back without moving what is in view', async ({
  page,
  open,
  noise,
}) => {
  await page.route(/\/widgets\/(lead-form|dealer-finder)\.js/, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/fiat/', { wait: false });
  const height = (tag: string) =>
    page
      .locator(tag)
      .first()
      .evaluate((one) => (one as HTMLElement).offsetHeight);
  const form = page.locator('vt-lead-form').first();
  // In the middle of the viewport, with the next section below it: it keeps its height.
  await page.setViewportSize({ width: 390, height: 2400 });
  await form.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => noise.some((text) => text.includes('vt-lead-form import'))).toBe(true);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await height('vt-lead-form')).toBeGreaterThan(800);
  // Out of view it gives it back.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => height('vt-lead-form')).toBeLessThan(200);
  await expect.poll(() => height('vt-dealer-finder')).toBeLessThan(200);
  expect(await layoutShifts(page)).toEqual([]);
  noise.length = 0;
});

test('a widget that lacks metadata starts when the metadata appears', async ({ page, open, noise }) => {
  editPage((html) => html.replace(/<meta name="vitrine:services"[^>]*>/, ''));
  await open('/lone/', { wait: false });
  await expect.poll(() => noise.some((text) => text.includes('vt-lead-form config'))).toBe(true);
  await page.evaluate(() => {
    const meta = Object.assign(document.createElement('meta'), { name: 'vitrine:services', content: 'x' });
    document.head.append(meta);
    meta.content = '/api/{service}';
  });
  await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
  expect(await leadForm(page).evaluate((one) => (one as HTMLElement).style.minHeight)).toBe('');
  noise.length = 0;
});

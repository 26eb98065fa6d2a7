import { ana, fillPerson, leadForm, sendButton } from './lib/lead';
import { expect, layoutShifts, ready, test } from './lib/test';

test("the author's children show until the widget is ready, and when its file cannot be loaded", async ({
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

test('a widget whose file comes at the second try is no failure', async ({ page, open, noise }) => {
  let failed = 0;
  await page.route(/\/widgets\/lead-form\.js/, (route) =>
    failed++ === 0 ? route.abort() : route.continue(),
  );
  await open('/lone/');
  await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
  await fillPerson(leadForm(page));
  noise.splice(0, noise.length, ...noise.filter((text) => !/Failed to load resource/.test(text)));
});

test('without what all widgets share, every widget leaves its children and says so', async ({
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

test('a page that handles the failure keeps the console quiet', async ({ page, open, noise }) => {
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
  noise.splice(0, noise.length, ...noise.filter((text) => !/Failed to load resource/.test(text)));
});

test('a form whose work cannot be loaded says so on sending and keeps what was typed', async ({
  page,
  open,
  noise,
}) => {
  await page.route(/\/chunks\/work/, (route) => route.abort());
  await open('/lone/');
  const form = leadForm(page);
  await form.getByLabel('Nome completo').fill(ana.name);
  await sendButton(form).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Um erro ocorreu, tente novamente' })).toBeVisible();
  await expect(form.getByLabel('Nome completo')).toHaveValue(ana.name);
  noise.splice(0, noise.length, ...noise.filter((text) => !/Failed to load resource/.test(text)));
});

test('a move in the document is no removal; a removal ends the widget', async ({ page, open }) => {
  await open('/move/');
  const form = leadForm(page);
  await form.getByLabel('Nome completo').fill(ana.name);
  await page.getByRole('button', { name: 'Mover para o outro lado' }).click();
  await expect(page.locator('#direita vt-lead-form')).toHaveCount(1);
  await expect(form.getByLabel('Nome completo')).toHaveValue(ana.name);
  await page.getByRole('button', { name: 'Tirar da página' }).click();
  await expect(page.locator('vt-lead-form')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pôr um novo' }).click();
  await expect(leadForm(page).getByLabel('Nome completo')).toHaveValue('');
});

test('a widget taken out and put back starts anew', async ({ page, open }) => {
  await open('/lone/');
  await leadForm(page).getByLabel('Nome completo').fill(ana.name);
  await page.evaluate(async () => {
    const element = document.querySelector('vt-lead-form') as HTMLElement;
    const place = element.parentElement as HTMLElement;
    element.remove();
    await new Promise((go) => setTimeout(go, 20));
    place.append(element);
  });
  await expect(leadForm(page).getByLabel('Nome completo')).toHaveValue('');
});

test('two hundred rounds of adding and removing leave nothing behind', async ({ page, open, build }) => {
  await open('/move/');
  const cdp = await page.context().newCDPSession(page);
  const rounds = (count: number) =>
    page.evaluate(async (count) => {
      const place = document.getElementById('direita') as HTMLElement;
      for (let i = 0; i < count; i++) {
        const element = document.createElement('vt-lead-form');
        element.setAttribute('load', 'eager');
        const ready = new Promise((go) => element.addEventListener('vt-widget-ready', go, { once: true }));
        place.append(element);
        await ready;
        element.remove();
        await new Promise((go) => setTimeout(go));
      }
    }, count);
  const left = async () => {
    // Idle work of the last round ends before anything is counted.
    await page.evaluate(() => new Promise((go) => setTimeout(go, 300)));
    for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return { nodes, jsEventListeners, usedSize };
  };
  await rounds(20);
  const before = await left();
  await rounds(200);
  const after = await left();
  expect(after.nodes - before.nodes, 'nodes').toBeLessThan(200);
  expect(after.jsEventListeners - before.jsEventListeners, 'listeners').toBeLessThan(20);
  // A form is 20 kB and more: one that stayed in ten would show.
  expect((after.usedSize - before.usedSize) / 1024, `kB of heap on ${build}`).toBeLessThan(400);
});

test('attributes set later are followed', async ({ page, open }) => {
  await open('/lone/');
  await page.locator('vt-lead-form').evaluate((element) => element.setAttribute('heading', 'Outro título'));
  await expect(leadForm(page).getByRole('heading', { name: 'Outro título' })).toBeVisible();
});

test('load conditions: a widget far below waits until it is near, one on interaction until it is touched', async ({
  page,
  open,
}) => {
  await open('/lone/');
  await page.evaluate(() => {
    const spacer = Object.assign(document.createElement('div'), { id: 'spacer' });
    spacer.style.height = '4000px';
    document.body.append(spacer);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<vt-lead-form id="far"><p>longe</p></vt-lead-form><vt-lead-form id="touch" load="interaction"><p>toque</p></vt-lead-form>',
    );
  });
  const state = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => element.matches(':state(ready)'));
  await page.waitForTimeout(300);
  expect(await state('far')).toBe(false);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => state('far')).toBe(true);
  expect(await state('touch')).toBe(false);
  await page.locator('#touch').hover();
  await expect.poll(() => state('touch')).toBe(true);
});

test('two forms of a kind do not meet, whatever copies of the script there are; an older one says so once', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await open('/twice/');
  const [first, second] = [page.locator('vt-lead-form').nth(0), page.locator('vt-lead-form').nth(1)];
  await fillPerson(first);
  await expect(second.getByLabel('Nome completo')).toHaveValue('');
  await sendButton(second).click();
  await expect(second.getByText('Digite um nome válido')).toBeVisible();
  await expect(first.getByText('Digite um nome válido')).toBeHidden();
  await sendButton(first).click();
  await expect(first.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
  expect((await sandbox.leads())[0]?.body).toMatchObject({ origin: 'duas-vezes-1' });
  expect(noise).toEqual(['[vitrine] 0.1.0 came before 0.0.1']);
  noise.length = 0;
});

test("each widget file works alone as a script, without the loader's tag", async ({
  page,
  open,
  build,
  sandbox,
}) => {
  const files = build === 'react' ? '/vitrine-react' : '/vitrine';
  await page.route(/\/lone\/$/, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<script type="module"[^>]*vitrine\.js"><\/script>/, '');
    await route.fulfill({
      response: answer,
      body: html.replace(
        '</body>',
        `<script type="module" src="${files}/widgets/lead-form.js"></script></body>`,
      ),
    });
  });
  await open('/lone/');
  await fillPerson(leadForm(page));
  await sendButton(leadForm(page)).click();
  await expect(leadForm(page).getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
  expect(await sandbox.leads()).toHaveLength(1);
});

test('fifty forms mount without moving anything', async ({ page, open }) => {
  await open('/fifty/');
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((go) => setTimeout(go, 30));
    }
  });
  await ready(page);
  const forms = page.locator('vt-lead-form');
  expect(await forms.count()).toBe(50);
  await expect
    .poll(() => forms.evaluateAll((all) => all.filter((one) => one.matches(':state(ready)')).length))
    .toBe(50);
  expect(await layoutShifts(page)).toEqual([]);
});

test('blocked storage and cookies cost the visitor nothing', async ({ page, open, sandbox }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await open('/fiat/?gclid=Cj0Kx-1');
  const selector = page.locator('vt-location-selector');
  await selector.scrollIntoViewIfNeeded();
  await selector.getByRole('textbox', { name: 'CEP' }).fill('01310-100');
  await selector.getByRole('button', { name: 'Buscar' }).click();
  await expect(selector.getByText('São Paulo')).toBeVisible();
  const form = leadForm(page);
  await form.scrollIntoViewIfNeeded();
  await fillPerson(form);
  await sendButton(form).click();
  await expect(form.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
  expect((await sandbox.leads())[0]?.body).toMatchObject({ cidade: 'São Paulo', gClid: 'Cj0Kx-1' });
});

test("the page's only widget that waits for a touch starts with the first one", async ({ page, open }) => {
  await page.route(/\/lone\/$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('load="eager"', 'load="interaction"'),
    });
  });
  await open('/lone/', { wait: false });
  const link = page.getByRole('link', { name: /Fale com a gente/ });
  await expect(link).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.locator('vt-lead-form').evaluate((one) => one.matches(':defined'))).toBe(false);
  await link.focus();
  await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
});

import { builtFile } from '../lib/built-file';
import { holdWidgets, withFirstViews } from '../lib/first-views';
import { ana, leadForm, sendButton } from '../lib/lead';
import { quiet } from '../lib/noise';
import { expect, type Page, test } from '../lib/test';
import { editPage } from '../lib/test-server';

const ready = (page: Page) => expect(page.locator('vt-lead-form:state(ready)')).toBeVisible();

/** The focused element within the form's shadow root. */
const active = (page: Page) =>
  page.evaluateHandle(() => document.querySelector('vt-lead-form')?.shadowRoot?.activeElement);

const serve = () => editPage((html) => withFirstViews(html));

test('what is typed, ticked and chosen before the script is sent by one press, which came before it too', async ({
  page,
  open,
  sandbox,
}) => {
  serve();
  const go = await holdWidgets(page);
  await open('/lone/', { wait: false });
  const form = leadForm(page);
  await form.getByLabel('Nome completo').fill(ana.name);
  await form.getByLabel('Celular').pressSequentially(ana.phone);
  await form.getByLabel('CPF').pressSequentially(ana.cpf);
  await form.getByLabel('Contato preferido').selectOption('PHONE');
  await form.getByRole('checkbox', { name: 'WhatsApp' }).check();
  // As a password manager fills it in: without an event and without the focus.
  await form
    .getByLabel('E-mail', { exact: true })
    .first()
    .evaluate((input: HTMLInputElement, email) => {
      input.value = email;
    }, ana.email);
  await expect(form.getByText('O envio começa')).toBeHidden();
  await sendButton(form).click();
  await sendButton(form).click();
  await expect(form.getByText('O envio começa')).toBeVisible();
  // Nothing went into the address.
  expect(new URL(page.url()).search).toBe('');
  go();
  await expect(form.getByText('Recebemos')).toBeVisible();
  const [lead, ...others] = await sandbox.leads();
  expect(others).toEqual([]);
  expect(JSON.stringify(lead)).toContain(ana.email);
  expect(JSON.stringify(lead)).toContain('529.982.247-25');
  expect(JSON.stringify(lead)).toContain('PHONE');
});

test('the focus, the caret and an open list stay where they are', async ({ page, open }) => {
  serve();
  const go = await holdWidgets(page);
  await open('/lone/', { wait: false });
  const form = leadForm(page);
  await form.getByLabel('Nome completo').fill('Ana Sousa');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  const before = await active(page);
  const scrolled = await page.evaluate(() => {
    scrollTo(0, 40);
    return scrollY;
  });
  go();
  await ready(page);
  expect(await page.evaluate(([a, b]) => a === b, [before, await active(page)])).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.type('z');
  await expect(form.getByLabel('Nome completo')).toHaveValue('Ana Souza');
});

test('a visitor who types without a pause loses no character, whenever the script comes', async ({
  page,
  open,
}) => {
  const text = 'Maria Aparecida dos Santos Oliveira';
  for (let step = 1; step < text.length; step += 4) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    serve();
    const go = await holdWidgets(page);
    await open('/lone/', { wait: false });
    const name = leadForm(page).getByLabel('Nome completo');
    await name.focus();
    for (const [index, character] of [...text].entries()) {
      if (index === step) go();
      // A real keyboard gives the page as long between two characters.
      await page.keyboard.type(character, { delay: 10 });
    }
    await ready(page);
    await page.keyboard.type('!');
    await expect(name).toHaveValue(`${text}!`);
  }
});

test('a choice that changes the form, and an error of what is missing', async ({ page, open, sandbox }) => {
  serve();
  const go = await holdWidgets(page);
  await open('/lone/', { wait: false });
  const form = leadForm(page);
  await form.getByLabel('Pessoa jurídica').check();
  await form.getByLabel('E-mail', { exact: true }).first().fill('compras@exemplo.com.br');
  await page.keyboard.press('Enter');
  go();
  await expect(form.getByLabel('Razão social')).toBeFocused();
  await expect(form.getByLabel('Pessoa jurídica')).toBeChecked();
  await expect(form.getByLabel('E-mail', { exact: true }).first()).toHaveValue('compras@exemplo.com.br');
  expect(await sandbox.leads()).toEqual([]);
});

test('a view of another language is replaced, with what was typed', async ({ page, open }) => {
  editPage((html) => withFirstViews(html, { language: 'es-AR', country: 'AR', brand: 'peugeot' }));
  const go = await holdWidgets(page);
  await open('/lone/', { wait: false });
  const form = leadForm(page);
  await expect(form.getByRole('button', { name: 'Enviar' })).toBeVisible();
  await form.getByLabel('Nombre').fill('Ana');
  const top = await form.evaluate((element) => element.getBoundingClientRect().top);
  go();
  await expect(form.getByLabel('Nome completo')).toHaveValue('Ana');
  await expect(form.getByLabel('Nome completo')).toBeFocused();
  await expect(form.getByText('Nombre')).toHaveCount(0);
  expect(await form.evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
  const color = (name: string) =>
    form.evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), name);
  expect(await color('--_primary')).toBe('#b80f2e');
});

test('a form that is taken out and put back starts anew', async ({ page, open }) => {
  serve();
  await open('/lone/');
  const form = leadForm(page);
  await form.evaluate(async (element) => {
    const { parentNode, nextSibling } = element;
    element.remove();
    await new Promise((done) => setTimeout(done));
    parentNode?.insertBefore(element, nextSibling);
  });
  await ready(page);
  await expect(form.getByLabel('Nome completo')).toHaveCount(1);
  await form.getByLabel('Nome completo').fill('Ana');
  await expect(form.locator('> *').first()).toBeHidden();
});

test.describe('a script that does not come', () => {
  const waited = (page: Page) =>
    page.evaluate(() => {
      for (const { shadowRoot } of document.querySelectorAll('vt-lead-form'))
        for (const animation of shadowRoot?.getAnimations() ?? [])
          if (animation instanceof CSSAnimation && animation.animationName === 'vt-hide') animation.finish();
    });

  test('after ten seconds the form says so, and the author’s children are there', async ({
    page,
    open,
    noise,
  }) => {
    serve();
    await page.route('**/vitrine.js', (route) => route.abort());
    await open('/lone/', { wait: false });
    const form = leadForm(page);
    await expect(form.getByText('ainda não carregou')).toBeHidden();
    await expect(form.locator('a').first()).toBeHidden();
    await form.getByLabel('Nome completo').fill('Ana');
    await waited(page);
    await expect(form.getByText('ainda não dá para enviar')).toBeVisible();
    await expect(form.locator('> *').first()).toBeVisible();
    await expect(form.getByLabel('Nome completo')).toHaveValue('Ana');
    quiet(noise);
  });

  test('a file that fails says so at once', async ({ page, open, noise }) => {
    serve();
    await page.route('**/widgets/*.js*', (route) => route.abort());
    await open('/lone/', { wait: false });
    await expect(leadForm(page).getByText('ainda não dá para enviar')).toBeVisible();
    await expect(leadForm(page).locator('> *').first()).toBeVisible();
    quiet(noise, /vt-lead-form import/);
  });

  test('the file that takes over fails once, and then for good', async ({ page, open, noise }) => {
    serve();
    let asked = 0;
    let failures = 1;
    await page.route(builtFile('src/element/served/take-over.ts'), (route) =>
      asked++ < failures ? route.abort() : route.continue(),
    );
    const go = await holdWidgets(page);
    await open('/lone/', { wait: false });
    await leadForm(page).getByLabel('Nome completo').fill('Ana');
    go();
    await ready(page);
    await expect(leadForm(page).getByLabel('Nome completo')).toHaveValue('Ana');
    expect(asked).toBe(2);
    failures = Infinity;
    await open('/lone/', { wait: false });
    await leadForm(page).getByLabel('Nome completo').fill('Ana');
    await expect(leadForm(page).getByText('ainda não dá para enviar')).toBeVisible();
    await expect(leadForm(page).getByLabel('Nome completo')).toHaveValue('Ana');
    quiet(noise, /vt-lead-form import/);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('labels, and the children of the tag', async ({ page, sandbox }) => {
      serve();
      await page.goto(`${sandbox.origin}/lone/`);
      await expect(page.getByLabel('Nome completo')).toBeVisible();
      await expect(page.getByText('ainda não dá para enviar')).toBeVisible();
    });
  });
});

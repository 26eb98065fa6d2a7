import { placeAlone } from '../lib/do-main-job';
import { quiet } from '../lib/noise';
import { expect, type Page, type Sandbox, test } from '../lib/test';
import { MARKUP } from '../lib/visits';

const WHATSAPP = MARKUP.find((markup) => markup.startsWith('<vt-whatsapp')) as string;
const CODE = '<vt-qr-code id="code" url="/" load="eager"></vt-qr-code>';

/** Resolves when all tags of the page's place, a function in the page, are ready; to those that failed. */
const allReady = (page: Page, tags: number) =>
  page.evaluate(async (count) => {
    const place = () => {
      const host = document.querySelector('x-shell');
      return host?.shadowRoot ?? document.body;
    };
    const isThere = (element: Element) =>
      element.matches(':state(ready)') || element.matches(':state(failed)') || 'hasUpdated' in element;
    const found = () => [...place().querySelectorAll('[load=eager]')];
    while (found().length < count || !found().every(isThere)) await new Promise(requestAnimationFrame);
    return found().flatMap((element) => (element.matches(':state(failed)') ? element.localName : []));
  }, tags);

test('every tag is ready in the open shadow root of a component and in a swapped body', async ({
  page,
  open,
}) => {
  await open('/lone/', { wait: false });
  await page.evaluate((markup) => {
    const shell = document.createElement('x-shell');
    document.body.replaceChildren(shell);
    shell.attachShadow({ mode: 'open' }).innerHTML = markup.join('');
  }, MARKUP);
  expect(await allReady(page, MARKUP.length)).toEqual([]);
  await page.evaluate((markup) => {
    const body = document.createElement('body');
    body.innerHTML = markup.join('');
    document.body.replaceWith(body);
  }, MARKUP);
  expect(await allReady(page, MARKUP.length)).toEqual([]);
});

test('a tag is found in a root that is there before the script', async ({ page, open }) => {
  placeAlone(`<x-card><template shadowrootmode="open"><div>${CODE}</div></template></x-card>`);
  await open('/lone/', { wait: false });
  await expect(page.locator('#code svg')).toBeVisible();
});

test('tags are found in roots that are nested, attached late and filled late; their heights are held', async ({
  page,
  open,
}) => {
  await open('/lone/', { wait: false });
  await page.evaluate((code) => {
    const main = document.querySelector('main') as HTMLElement;
    const late = document.createElement('div');
    const outer = document.createElement('div');
    main.replaceChildren(late, outer);
    // After the loader has looked at the elements.
    setTimeout(() => {
      const inner = document.createElement('div');
      outer.attachShadow({ mode: 'open' }).append(inner);
      inner.attachShadow({ mode: 'open' }).innerHTML =
        '<vt-contact-form load="interaction"></vt-contact-form>';
      const root = late.attachShadow({ mode: 'open' });
      setTimeout(() => {
        root.innerHTML = code;
      });
    });
  }, CODE);
  await expect(page.locator('#code svg')).toBeVisible();
  const form = page.locator('vt-contact-form');
  await expect
    .poll(() => form.evaluate((element) => Number.parseFloat(getComputedStyle(element).minHeight)))
    .toBeGreaterThan(100);
  await form.hover();
  await expect(form.getByRole('button').last()).toBeVisible();
  // A closed root stays the component's own, and its error is the platform's.
  const closed = await page.evaluate((code) => {
    const main = document.querySelector('main') as HTMLElement;
    const host = main.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'closed' }).innerHTML = code;
    try {
      host.attachShadow({ mode: 'open' });
      return 'nothing';
    } catch (error) {
      return (error as Error).name;
    }
  }, CODE);
  expect(closed).toBe('NotSupportedError');
});

const failed = { hasText: 'Falha ao iniciar conversa no WhatsApp' };
const popup = (page: Page) => page.locator('[data-vitrine=popups]').getByRole('alert').filter(failed);

/** Sends the page's conversation, which the service refuses: a message is shown. */
async function failToStart(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.fault('500', 'BOT-02');
  const widget = page.locator('vt-whatsapp');
  await widget.getByLabel('Nome', { exact: true }).fill('Ana Souza');
  const field = widget.getByLabel('Celular com WhatsApp');
  await expect(async () => {
    await field.fill('11987654321');
    await expect(field).toHaveValue('(11) 98765-4321', { timeout: 100 });
  }).toPass();
  await widget.getByRole('button', { name: 'Iniciar conversa' }).click();
  await expect(popup(page)).toBeVisible();
}

const pressOk = (page: Page) => popup(page).getByRole('button', { name: 'OK' }).click();

test('a message is above the modal dialog around its widget, and moves to where the visitor is', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.clock.install();
  await open('/lone/', { wait: false });
  await page.evaluate((markup) => {
    const main = document.querySelector('main') as HTMLElement;
    const shell = document.createElement('x-shell');
    main.replaceChildren(shell);
    shell.attachShadow({ mode: 'open' }).innerHTML = `<dialog>${markup}<button>fechar</button></dialog>`;
    shell.shadowRoot?.querySelector('dialog')?.showModal();
  }, WHATSAPP);
  await failToStart(page, sandbox);
  await pressOk(page);
  await expect(popup(page)).toHaveCount(0);
  expect(await page.locator('x-shell dialog').evaluate((dialog) => (dialog as HTMLDialogElement).open)).toBe(
    true,
  );

  await failToStart(page, sandbox);
  await page.locator('x-shell dialog').evaluate((dialog) => (dialog as HTMLDialogElement).close());
  await expect(popup(page)).toBeVisible();
  // Another of the page opens over it.
  await page.evaluate(() => {
    const thanks = document.body.appendChild(document.createElement('dialog'));
    thanks.id = 'obrigado';
    thanks.innerHTML = '<button>Certo</button>';
    thanks.showModal();
  });
  await expect(page.locator('#obrigado').locator(popup(page))).toBeVisible();
  // A router puts another body in the place of this one.
  await page.evaluate(() => document.body.replaceWith(document.createElement('body')));
  await expect(page.locator('body > [data-vitrine=popups]').getByRole('alert')).toBeVisible();
  await pressOk(page);
  await expect(popup(page)).toHaveCount(0);
  quiet(noise);
});

test('a press in a message closes no popover around its widget', async ({ page, open, sandbox, noise }) => {
  await page.clock.install();
  await open('/lone/', { wait: false });
  await page.evaluate((markup) => {
    const main = document.querySelector('main') as HTMLElement;
    main.innerHTML = `<div popover id="gaveta">${markup}</div>`;
    document.getElementById('gaveta')?.showPopover();
  }, WHATSAPP);
  await failToStart(page, sandbox);
  await pressOk(page);
  await expect(popup(page)).toHaveCount(0);
  expect(await page.locator('#gaveta').evaluate((drawer) => drawer.matches(':popover-open'))).toBe(true);
  quiet(noise);
});

test('a document written into the window, with or without the script, has its widgets, messages and locks', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await open('/lone/');
  const script = await page.evaluate(
    () => document.querySelector('script[src*="vitrine.js"]')?.outerHTML ?? '',
  );
  const metas = await page.evaluate(() =>
    [...document.querySelectorAll('meta[name^="vitrine:"]')].map((meta) => meta.outerHTML).join(''),
  );
  for (const withScript of ['', script]) {
    await page.evaluate(
      ([head, markup]) => {
        document.open();
        document.write(
          `<!doctype html><head>${head}</head><main><x-shell><template shadowrootmode="open">${markup}</template></x-shell><p data-vt-outside>x</p></main>`,
        );
        document.close();
      },
      [metas + withScript, WHATSAPP] as const,
    );
    await failToStart(page, sandbox);
    const outside = page.evaluate(
      () => new Promise((done) => addEventListener('vt-touched-outside', () => done(true), { once: true })),
    );
    await pressOk(page);
    expect(await outside).toBe(true);
    await page.evaluate(() => dispatchEvent(new CustomEvent('hide-scroll')));
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    // Another body ends the lock.
    await page.evaluate(() => document.body.replaceWith(document.body.cloneNode(true)));
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  }
  quiet(noise);
});

test('a widget moved into a frame of the page keeps its styles and values; one made in it works outside', async ({
  page,
  open,
}) => {
  await open('/lone/', { wait: false });
  await page.evaluate((markup) => {
    const main = document.querySelector('main') as HTMLElement;
    main.innerHTML = `${markup}<iframe width="800" height="700"></iframe>`;
  }, WHATSAPP);
  const name = page.locator('vt-whatsapp').getByLabel('Nome', { exact: true });
  await name.fill('Ana Souza');
  const height = await name.evaluate((field) => getComputedStyle(field).height);
  await page.evaluate((code) => {
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    const inner = frame.contentDocument as Document;
    inner.body.append(document.querySelector('vt-whatsapp') as Element);
    // Moved before it is mounted.
    const fresh = document.createElement('vt-whatsapp');
    fresh.setAttribute('load', 'eager');
    inner.body.append(fresh);
    const made = inner.createElement('div');
    made.innerHTML = code;
    document.querySelector('main')?.append(document.adoptNode(made));
    const template = document.createElement('template');
    template.innerHTML = '<vt-car-rating load="eager"></vt-car-rating>';
    document.querySelector('main')?.append(document.importNode(template.content, true));
  }, CODE);
  const moved = page
    .frameLocator('iframe')
    .locator('vt-whatsapp')
    .first()
    .getByLabel('Nome', { exact: true });
  await expect(moved).toHaveValue('Ana Souza');
  await expect.poll(() => moved.evaluate((field) => getComputedStyle(field).height)).toBe(height);
  const fresh = page.frameLocator('iframe').locator('vt-whatsapp').nth(1).getByLabel('Nome', { exact: true });
  await expect.poll(() => fresh.evaluate((field) => getComputedStyle(field).height)).toBe(height);
  await expect(page.locator('#code svg')).toBeVisible();
});

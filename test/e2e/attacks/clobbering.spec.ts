/** Content whose names hide what the library reads of the document, of forms and of the window. */
import { EVIL, evilHost } from '../lib/evil-host';
import { ana, fillPerson, leadForm, sendButton } from '../lib/lead';
import { expect, type Page, test } from '../lib/test';
import { editPage } from '../lib/test-server';

const SCRIPT = /<script async src="[^"]*"><\/script>/;

/** Puts content before the widgets. */
const withContent = (content: string, change = (html: string) => html) =>
  editPage((html) => change(html).replace(/<body[^>]*>/, (body) => `${body}${content}`));

const deferred = (html: string) =>
  html.replace(SCRIPT, (tag) =>
    tag.replace('async', 'defer').replace(/src="[^"]*\/vitrine\.js"/, 'src="/vitrine/vitrine.js"'),
  );

async function sendLead(page: Page) {
  const form = leadForm(page);
  await fillPerson(form);
  await sendButton(form).click();
  await expect(form.getByText(/Recebemos|enviad/i).first()).toBeVisible();
}

test('C1 an image named currentScript does not decide where code comes from', async ({
  page,
  open,
  sandbox,
}) => {
  const asked = await evilHost(page);
  withContent(
    `<img name="currentScript" src="${EVIL}/v/x.js" data-base="${EVIL}/v/" data-services="${EVIL}/{service}" alt="">`,
    deferred,
  );
  await open('/lone/');
  await sendLead(page);
  expect(asked.filter((url) => !url.endsWith('/v/x.js'))).toEqual([]);
  expect(await sandbox.leads()).toHaveLength(1);
});

test('C2 content named like members of the document leaves the form working', async ({
  page,
  open,
  sandbox,
}) => {
  // Not those by which any framework makes elements, nor what drives this test.
  const names =
    `cookie head body forms documentElement baseURI referrer title hidden visibilityState scrollingElement
    defaultView adoptedStyleSheets host localName shadowRoot readyState fonts`.split(/\s+/);
  withContent(names.map((name) => `<img name="${name}" alt=""><form name="${name}"></form>`).join(''));
  await open('/lone/');
  await sendLead(page);
  expect((await sandbox.leads())[0]?.body).toMatchObject({ email: ana.email });
});

test('C3 a form named cookie hides no cookie, and keeps none from being written', async ({
  page,
  open,
  context,
}) => {
  withContent('<form name="cookie"></form><img name="cookie" alt="">');
  await open('/lone/?gclid=Cj0KCQ');
  await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'vitrine_gclid')?.value)
    .toBe('Cj0KCQ');
});

test("C4 fields named like a form's members stop neither the search for widgets nor the page", async ({
  page,
  open,
}) => {
  const fields =
    'localName querySelectorAll matches shadowRoot getRootNode isConnected parentNode parentElement assignedSlot'
      .split(' ')
      .map((name) => `<input name="${name}" aria-label="${name}">`)
      .join('');
  editPage((html) =>
    html.replace(
      /<vt-lead-form[\s\S]*<\/vt-lead-form>/,
      (tag) => `<form id="around">${fields}<div>${tag}<a href="#around">up</a></div></form>`,
    ),
  );
  await open('/lone/', { wait: false });
  await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
  // Added later, found by the observer.
  await page.evaluate((inputs) => {
    const form = document.createElement('form');
    form.innerHTML = `${inputs}<vt-qr-code value="x"></vt-qr-code>`;
    document.body.prepend(form);
  }, fields);
  // In the page: what finds roles goes up through the form as well.
  await expect
    .poll(() => page.evaluate(() => !!document.querySelector('vt-qr-code')?.shadowRoot?.querySelector('svg')))
    .toBe(true);
  // What scrolls for a link is looked for up through the form.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#around"]')?.click());
  await expect(page).toHaveURL(/#around$/);
});

test('C5 a base in the content moves neither the files nor the services', async ({ page, open, sandbox }) => {
  const asked = await evilHost(page);
  withContent(`<base href="${EVIL}/">`, (html) =>
    html
      .replace(SCRIPT, '')
      .replace('</head>', '<script defer src="/vitrine/vitrine.js"></script></head>')
      .replace(
        /<meta name="vitrine:services"[^>]*>/,
        '<meta name="vitrine:services" content="/api/{service}">',
      ),
  );
  await open('/lone/');
  await sendLead(page);
  expect(asked).toEqual([]);
  expect(await sandbox.leads()).toHaveLength(1);
});

test('C6 elements stand for no function that the browser lacks', async ({ page, open }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'scheduler');
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  });
  withContent(
    '<form id="scheduler"><input name="yield" aria-label="y"></form><form id="trustedTypes"><input name="createPolicy" aria-label="p"></form>',
    (html) => html.replace('<vt-lead-form', '<vt-lead-form load="idle"'),
  );
  await open('/lone/');
  await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
});

test('C7 a form is no data layer', async ({ page, open, sandbox }) => {
  withContent('<form id="dataLayer"><input name="push" aria-label="p"></form>');
  await open('/lone/');
  await sendLead(page);
  expect(await sandbox.leads()).toHaveLength(1);
});

test('C8 a script of data is not the library of a module', async ({ page, open }) => {
  const asked = await evilHost(page);
  editPage((html) =>
    html.replace(
      SCRIPT,
      `<script type="text/plain" data-base="${EVIL}/v/" src="${EVIL}/vitrine.js"></script><svg><script type="text/plain" data-base="${EVIL}/v/"></script></svg><script type="module" src="/vitrine/vitrine.js"></script>`,
    ),
  );
  await open('/lone/');
  await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
  expect(asked).toEqual([]);
});

test('C9 a condition to load is a name of ours, not of Object', async ({ page, open }) => {
  editPage((html) => html.replace('<vt-lead-form', '<vt-lead-form load="constructor"'));
  await open('/lone/');
  await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
});

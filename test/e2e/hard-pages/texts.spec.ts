import { placeAlone } from '../lib/do-main-job';
import { quiet } from '../lib/noise';
import { seeBodies } from '../lib/page';
import { expect, type Page, test } from '../lib/test';
import { editPage } from '../lib/test-server';

/*
 * Hard texts: what CMSs, browsers that fill in and password managers do with tags and fields, as public threads tell it.
 * - settings with property for name: https://github.com/LaurentOngaro/grav-plugin-autoseo/issues/2
 * - typographic quotes: https://github.com/CodeCabin/wp-google-maps/issues/725
 * - a change event alone: https://github.com/facebook/react/issues/8174
 * - a long password that is cut: https://github.com/lionheart/openradar-mirror/issues/7678
 * - characters that nobody sees: https://github.com/woocommerce/woocommerce/issues/58000
 * - the address of an earlier postal code: https://github.com/claudiosanches/woocommerce-correios/issues/121
 * - a limit that splits a character: https://github.com/whatwg/html/issues/7861
 * - a date that is pasted in another form: https://github.com/taiga-family/maskito/issues/593
 */

/** Fills a field of a widget as browsers and password managers do: its value, and these events alone. */
const fill = (page: Page, tag: string, name: string, text: string, ...events: string[]) =>
  page.evaluate(
    ([tag, name, text, events]) => {
      const field = document.querySelector(tag)?.shadowRoot?.getElementById(name) as HTMLInputElement;
      field.value = text;
      for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [tag, name, text, events] as const,
  );

/** What the page sent to a call, as it left. */
function bodies(page: Page, path: RegExp): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && path.test(request.url())) seen.push(request.postData() ?? '');
  });
  return seen;
}

test('a page of a CMS: property for name, other words, typographic quotes', async ({ page, open, noise }) => {
  const markup =
    '<vt-contact-form heading=“Contato” privacy-url="www.marca.com.br/privacidade" load="Eager"></vt-contact-form>' +
    '<vt-coupon heading=“Fale com a gente”></vt-coupon>';
  editPage((html) =>
    html
      .replace(/<vt-lead-form[\s\S]*<\/vt-lead-form>/, () => markup)
      .replace(/<meta name="vitrine:(brand|country|language)"[^>]*>/g, '')
      .replace(
        '</head>',
        () =>
          '<meta property="vitrine:brand" content="FIAT_ABARTH"><meta name="VITRINE:Country" content=“Brasil”>' +
          '<meta property="vitrine:language" content="pt_BR"><meta name="vitrine:mode" content="Autor"></head>',
      ),
  );
  await open('/lone/', { wait: false });
  const widget = page.locator('vt-contact-form');
  await expect(widget.getByRole('heading', { name: 'Contato', exact: true })).toBeVisible();
  await expect(widget.locator('a[href^="https://www.marca.com.br/privacidade"]')).toHaveCount(1);
  await page.locator('body').press('Shift');
  await expect(page.getByText(/heading=“Fale: use aspas retas/)).toBeVisible();
  await expect(page.getByText('este widget não tem esse atributo')).toHaveCount(0);
  quiet(noise, /^\[vitrine\] /);
});

test('fields that a browser fills in with a change event alone are sent, sentences as they were typed', async ({
  page,
  open,
}) => {
  await seeBodies(page);
  const sent = bodies(page, /contact/);
  placeAlone('<vt-contact-form reason="CAR"></vt-contact-form>');
  await open('/lone/');
  const widget = page.locator('vt-contact-form');
  await widget.getByLabel('Mensagem').focus();
  await fill(page, 'vt-contact-form', 'name', 'Ana  Souza\u200E', 'change');
  await fill(page, 'vt-contact-form', 'email', 'ana@exemplo.com.br', 'change');
  // In one piece, as by a password manager; and without any event.
  await fill(page, 'vt-contact-form', 'phone', '+5511987654321', 'input');
  const message = 'CEP 01310-100 não é aceito\u00A0👨\u200D👩\u200D👧. Meu e-mail: ana@exemplo.com.';
  await fill(page, 'vt-contact-form', 'message', message);
  await widget.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(widget.getByRole('heading', { name: 'Recebemos sua mensagem' })).toBeVisible();
  const all = sent.join('\n');
  expect(all).toContain(message);
  expect(all).toContain('Ana Souza');
  expect(all.replace(/\D/g, '')).toContain('11987654321');
});

test('a new password tells its limits and is not cut when it is pasted', async ({ page, open }) => {
  placeAlone('<vt-signup></vt-signup>');
  await open('/lone/');
  const field = page.locator('vt-signup').locator('#password');
  await expect(field).toHaveAttribute('passwordrules', /^minlength: 8; maxlength: 16; required: lower;/);
  await field.focus();
  await expect(field).toHaveAttribute('maxlength', '16');
  await page.keyboard.insertText('Senha-Muito-Longa-123');
  await expect(field).toHaveValue('Senha-Muito-Longa-123');
  await page.keyboard.type('4');
  await expect(field).toHaveValue('Senha-Muito-Longa-1234');
  await expect(field).toHaveAccessibleDescription(/De 8 a 16 caracteres/);
});

import { expect, expectAccessible, type Locator, type Page, test } from '../lib/test';
import { editPage } from '../lib/test-server';

/** Moves the focus with Tab until the control has it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus()) return;
  }
  throw new Error(`Tab does not reach ${control}`);
}

test('an author chooses a widget, sees it and copies its code with the keyboard alone, under a strict policy', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/montar/');
  const preview = page.frameLocator('iframe');
  expect((await page.locator('.vt-embed-frame').boundingBox())?.width).toBeGreaterThan(760);
  const code = page.getByRole('region', { name: /^Código para/ });
  await expect(preview.locator('vt-lead-form').getByLabel('Nome completo')).toBeVisible();

  await tabTo(page, page.getByLabel('Marca'));
  await page.keyboard.type('Jeep');
  // Other metadata is another page.
  await expect(preview.locator('meta[name="vitrine:brand"][content=jeep]')).toHaveCount(1);
  await expect(preview.locator('vt-lead-form').getByLabel('Nome completo')).toBeVisible();
  await expect(code).toContainText('<meta name="vitrine:brand" content="jeep">');

  await tabTo(page, page.getByLabel('Widget'));
  await page.keyboard.type('QR');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText(/vt-qr-code/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(preview.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await tabTo(page, page.locator('summary').filter({ hasText: 'Atributos' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('label'));
  await page.keyboard.type('Oferta da semana');
  await expect(preview.getByRole('img', { name: 'Oferta da semana' })).toBeVisible();

  await tabTo(page, page.getByRole('radio', { name: 'HTML' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Código para Editor clássico' })).toContainText(
    '<vt-qr-code label="Oferta da semana"><a href="/">Abra esta página no celular</a></vt-qr-code>',
  );
  await tabTo(page, page.getByRole('button', { name: 'Copiar o código' }));
  await page.keyboard.press('Enter');
  // A browser that does not let the page write to the clipboard selects the text.
  await expect(page.getByText(/^Copiado$|Ctrl\+C/)).toBeVisible();
  await expectAccessible(page);
});

test('the page in Spanish is for an author in Argentina', async ({ page, open }) => {
  await open('/montar/es/');
  await expect(page.getByLabel('País')).toHaveValue('AR');
  await expect(page.getByRole('region', { name: 'Código para HTML' })).toContainText(
    '<!-- En el <head>, una vez por página -->',
  );
  const form = page.frameLocator('iframe').locator('vt-lead-form');
  await expect(form.getByLabel('Nombre y apellido')).toBeVisible();
  await page.getByRole('link', { name: 'Em português' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Monte o seu widget' })).toBeVisible();
});

test('code with the first view shows the form before its script, under the policy that the builder writes', async ({
  page,
  open,
}) => {
  await open('/montar/');
  const code = page.getByRole('region', { name: 'Código para HTML' });
  await expect(code).not.toContainText('<template');
  await page.getByLabel('Primeira vista na página').check();
  await expect(code).toContainText('<template shadowrootmode="open">');
  const [tag = ''] = /<vt-lead-form[\s\S]*<\/vt-lead-form>/.exec(await code.innerText()) ?? [];
  const [styles = ''] =
    /style-src [^;]*'sha256-[^;]*/.exec(await page.locator('.vt-embed-checks').innerText()) ?? [];
  expect(styles).not.toBe('');

  editPage((html) => html.replace(/<vt-lead-form[\s\S]*<\/vt-lead-form>/, () => tag), {
    path: '/csp/',
    headers: { 'content-security-policy': styles.replace('style-src', "style-src 'self'") },
  });
  await page.route('**/vitrine.js', () => {});
  await open('/csp/', { wait: false, until: 'commit' });
  const name = page.locator('vt-lead-form').getByLabel('Nome completo');
  await name.fill('Ana');
  // The view's own style: a policy without its hash leaves it out, and says so on the console.
  await expect(name).toHaveCSS('min-height', '48px');
});

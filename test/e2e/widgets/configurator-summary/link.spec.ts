import { ARGO, full, heard, listen, said, TOTAL } from '../../lib/summary';
import { expect, expectAccessible, test } from '../../lib/test';

test.describe('the link', () => {
  test('is copied, and opens the same car for somebody else', async ({ page, open, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await listen(page);
    await open(`/resumo/?utm_source=x&vt-car=${ARGO}`);
    await full(page).getByLabel('Comentários').fill('Ligar à tarde');
    await full(page).getByRole('button', { name: 'Copiar link' }).click();
    await expect(said(page)).toHaveText('Link copiado.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe(`?vt-car=${ARGO}&vt-step=resume`);
    expect(await heard(page)).toEqual([{ way: 'link' }]);
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(full(other).locator('.car-total .amount')).toHaveText(TOTAL);
    await other.context().close();
  });

  test('is left selected where the clipboard is denied', async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
      });
    });
    await open(`/resumo/?vt-car=${ARGO}`);
    await full(page).getByRole('button', { name: 'Copiar link' }).click();
    await expect(said(page)).toContainText('Não foi possível copiar');
    const field = full(page).getByRole('textbox', { name: 'Link da configuração' });
    await expect(field).toBeFocused();
    const selected = await field.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    );
    expect(selected).toContain(`vt-car=${ARGO}`);
    await expectAccessible(page);
  });

  test('goes to the system’s share sheet and to a chat, each told to the page', async ({ page, open }) => {
    await listen(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: unknown) => {
          (globalThis as unknown as { shared: unknown }).shared = data;
        },
      });
      // Nobody is to be written to.
      addEventListener('click', (event) => event.preventDefault());
    });
    await open(`/resumo/?vt-car=${ARGO}`);
    await full(page).getByRole('button', { name: 'Compartilhar' }).click();
    await expect(said(page)).toHaveText('Configuração compartilhada.');
    const shared = await page.evaluate(() => (globalThis as unknown as { shared: unknown }).shared);
    expect(shared).toMatchObject({
      title: 'Fiat Argo Drive 1.0',
      url: expect.stringContaining(`vt-car=${ARGO}`),
    });
    const chat = full(page).getByRole('link', { name: /WhatsApp/ });
    const address = new URL((await chat.getAttribute('href')) ?? '');
    expect(address.origin).toBe('https://wa.me');
    expect(address.searchParams.get('text')).toContain(`vt-car=${ARGO}`);
    await expect(chat).toHaveAttribute('rel', /noopener/);
    await chat.click();
    expect(await heard(page)).toEqual([{ way: 'system' }, { way: 'whatsapp' }]);
  });

  test('stands in a QR code', async ({ page, open }) => {
    await open(`/resumo/?vt-car=${ARGO}`);
    const button = full(page).getByRole('button', { name: 'QR code' });
    await button.click();
    const dialog = full(page).getByRole('dialog', { name: 'Abrir no celular' });
    await expect(dialog.getByRole('img', { name: 'QR code com o link desta configuração' })).toBeVisible();
    await expectAccessible(page, 'vt-configurator-summary');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

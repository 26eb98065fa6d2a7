import { extractText, getDocumentProxy } from 'unpdf';
import { sideways } from '../../lib/page';
import { ARGO, full, heard, listen, pdfOf, said, TOTAL } from '../../lib/summary';
import { expect, expectAccessible, test } from '../../lib/test';

test.describe('taken along', () => {
  test('as a PDF whose text, link and title are all there', async ({ page, open }) => {
    await listen(page);
    await open(`/resumo/?vt-car=${ARGO}`);
    await full(page).getByLabel('Comentários').fill('Ligar à tarde, após as 14h.\nSegunda linha');
    const download = page.waitForEvent('download');
    await full(page).getByRole('button', { name: 'Baixar PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('fiat-argo-drive-1.0-2026.pdf');
    await expect(said(page)).toHaveText('PDF baixado: fiat-argo-drive-1.0-2026.pdf');
    const { text, urls, info } = await pdfOf(await file.path());
    for (const part of [
      'Argo Drive 1.0 2026',
      'Câmera de ré',
      'R$ 1.190,00',
      'Pagamento à vista',
      TOTAL,
      'Ligar à tarde, após as 14h.',
      'Segunda linha',
      'Airbags frontais e laterais',
      'Validade da proposta',
    ]) {
      expect(text).toContain(part);
    }
    expect(urls[0]).toContain(`vt-car=${ARGO}`);
    expect(info).toMatchObject({ Title: 'Fiat Argo Drive 1.0 2026', Language: 'pt-BR' });
    expect(await heard(page)).toEqual([{ way: 'pdf' }]);
  });

  test('not as a PDF while its file cannot be fetched: that is said, and it can be tried again', async ({
    page,
    open,
    noise,
  }) => {
    await open(`/resumo/?vt-car=${ARGO}`);
    await expect(full(page).locator('.car-total .amount')).toHaveText(TOTAL);
    await page.route('**/chunks/pdf-*', (route) => route.abort());
    await full(page).getByRole('button', { name: 'Baixar PDF' }).click();
    await expect(said(page)).toHaveText('Não foi possível criar o PDF. Tente novamente.');
    await page.unroute('**/chunks/pdf-*');
    const download = page.waitForEvent('download');
    await full(page).getByRole('button', { name: 'Baixar PDF' }).click();
    await download;
    noise.length = 0;
  });

  test('on paper, alone: every row, comments, legal text and the link', async ({ page, open }) => {
    await page.addInitScript(() => {
      globalThis.print = () => {
        document.documentElement.dataset.printed = 'yes';
      };
    });
    await open(`/resumo/?vt-car=${ARGO}`);
    await full(page).getByLabel('Comentários').fill('Ligar à tarde');
    await full(page).getByRole('button', { name: 'Imprimir' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    const { text } = await extractText(paper, { mergePages: true });
    for (const part of [
      'Argo Drive 1.0 2026',
      'Câmera de ré',
      TOTAL,
      'Ligar à tarde',
      'Simulação sem valor',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('vt-car=358AF11');
    // Neither the page nor the buttons.
    expect(text).not.toContain('O carro que você configurou');
    expect(text).not.toContain('Baixar PDF');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(full(page).locator('.car-sheet')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('in Spanish, in pesos', async ({ page, open }) => {
  await open('/resumo/es/?vt-car=1PA9BT2CV1FYH181~2026~~~MUL.CAM~');
  await expect(full(page).locator('.cashPayment')).toContainText(/Pago al contado\s*\$ \d/);
  const download = page.waitForEvent('download');
  await full(page).getByRole('button', { name: 'Descargar PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('peugeot-208-allure-t200-2026.pdf');
  const { text, info } = await pdfOf(await file.path());
  expect(text).toContain('Cámara de retroceso');
  expect(text).toContain('Página 1 de');
  expect(info.Language).toBe('es-AR');
  await expectAccessible(page);
});

test('with the keyboard alone, at 320 px', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(`/resumo/?vt-car=${ARGO}`);
  await expect(full(page).locator('.car-total .amount')).toHaveText(TOTAL);
  expect(await sideways(page)).toBe(0);
  const names: string[] = [];
  const focused = () =>
    page.evaluate(() => {
      let active: Element | null = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.textContent?.trim() || active?.getAttribute('name') || '';
    });
  for (let step = 0; step < 30 && !names.includes('Baixar PDF'); step++) {
    await page.keyboard.press('Tab');
    names.push(await focused());
  }
  expect(names.slice(-9)).toEqual([
    'Segurança (5)',
    'Conforto (3)',
    'Tecnologia (2)',
    'comments',
    'Copiar link',
    'WhatsApp (abre em nova aba)',
    'QR code',
    'Imprimir',
    'Baixar PDF',
  ]);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await download;
  await expectAccessible(page);
});

import { extractText, getDocumentProxy } from 'unpdf';
import { ARGO, full, heard, line, listen, pdfOf, said, TOTAL } from '../../lib/summary';
import { expect, layoutShifts, type Page, test } from '../../lib/test';

/** Replaces the browser's print dialog, and records that it was requested. */
const notePrinting = (page: Page) =>
  page.addInitScript(() => {
    globalThis.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });

test('a shared link restores the car with every price, which can be saved, printed and shared', async ({
  page,
  open,
  context,
  browser,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await listen(page);
  await notePrinting(page);

  await test.step('without layout shifts or violations of a strict policy', async () => {
    await open(`/resumo/?utm_source=x&vt-car=${ARGO}`);
    await expect(full(page).locator('.car-total .amount [aria-hidden]')).toHaveText(TOTAL);
    await expect(line(page).locator('.car-line-price .amount [aria-hidden]')).toHaveText(TOTAL);
    await expect(full(page).locator('.of-optionals li')).toHaveText([
      /Central multimídia de 10,1" R\$\s2\.490,00/,
      /Câmera de ré R\$\s1\.190,00/,
    ]);
    await expect(full(page).locator('.of-validity')).toContainText(/Até \d\d\/\d\d\/\d{4}/);
    await expect(full(page).locator('.of-onlinePrice')).toContainText('R$ 100.050,00');
    expect(await layoutShifts(page)).toEqual([]);
  });

  await full(page).getByLabel('Comentários').fill('Ligar à tarde, após as 14h.\nSegunda linha');
  await test.step('as a PDF with text, link and title', async () => {
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
  });

  await test.step('in print, alone: every row, comments, legal text and the link', async () => {
    await full(page).getByRole('button', { name: 'Imprimir' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    const text = (await extractText(paper, { mergePages: true })).text.replaceAll('\u00a0', ' ');
    for (const part of [
      'Argo Drive 1.0 2026',
      'Câmera de ré',
      TOTAL,
      'Ligar à tarde',
      'Simulação sem valor',
      'vt-car=358AF11',
    ]) {
      expect(text).toContain(part);
    }
    // Neither the page nor the buttons.
    expect(text).not.toContain('O carro que você configurou');
    expect(text).not.toContain('Baixar PDF');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(full(page).locator('.car-sheet')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('as a link that opens the same car in another browser', async () => {
    await full(page).getByRole('button', { name: 'Copiar link' }).click();
    await expect(said(page)).toHaveText('Link copiado.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe(`?vt-car=${ARGO}&vt-step=resume`);
    expect(await heard(page)).toEqual([{ way: 'pdf' }, { way: 'print' }, { way: 'link' }]);
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(full(other).locator('.car-total .amount [aria-hidden]')).toHaveText(TOTAL);
    await other.context().close();
  });
});

test('in Spanish, in pesos', async ({ page, open }) => {
  await open('/resumo/es/?vt-car=1PA9BT2CV1FYH181~2026~~~MUL.CAM~');
  await expect(full(page).locator('.of-cashPayment')).toContainText(/Pago al contado\s*\$\s\d/);
  const download = page.waitForEvent('download');
  await full(page).getByRole('button', { name: 'Descargar PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('peugeot-208-allure-t200-2026.pdf');
  const { text, info } = await pdfOf(await file.path());
  expect(text).toContain('Cámara de retroceso');
  expect(text).toContain('Página 1 de');
  expect(info.Language).toBe('es-AR');
});

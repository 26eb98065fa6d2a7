import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, expectAccessible, layoutShifts, type Page, test } from './lib/test';

const ARGO = '358AF11~2026~679~C01~MUL.CAM.A02~358AF11-V01';
const TOTAL = 'R$ 103.770,00';
const full = (page: Page) => page.locator('vt-configurator-summary[view=full]');
const line = (page: Page) => page.locator('vt-configurator-summary:not([view=full])');
const said = (page: Page) => full(page).locator('.share-said');

/** Collects what the page's own code would hear and push to its analytics. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const own = globalThis as unknown as { dataLayer: unknown[]; heard: unknown[] };
    own.dataLayer = [];
    own.heard = [];
    document.addEventListener('vt-configuration-shared', (event) => own.heard.push(event.detail));
  });
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);

async function pdfOf(path: string) {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)));
  const { text } = await extractText(pdf, { mergePages: true });
  const page = await pdf.getPage(pdf.numPages);
  const urls = (await page.getAnnotations()).map(({ url }) => String(url));
  const { info } = await pdf.getMetadata();
  return { text, urls, info: info as Record<string, unknown> };
}

test.describe('a shared link', () => {
  test('brings the car with every price, moves nothing, and breaks no rule of a strict page', async ({
    page,
    open,
  }) => {
    await open(`/resumo/?vt-car=${ARGO}`);
    await expect(full(page).locator('.car-total .amount')).toHaveText(TOTAL);
    await expect(line(page).locator('.car-line-price .amount')).toHaveText(TOTAL);
    await expect(full(page).locator('.optionals li')).toHaveText([
      /Central multimídia de 10,1" R\$ 2\.490,00/,
      /Câmera de ré R\$ 1\.190,00/,
    ]);
    await expect(full(page).locator('.validity')).toContainText(/Até \d\d\/\d\d\/\d{4} às \d\d:\d\d/);
    await expect(full(page).locator('.onlinePrice')).toContainText('R$ 100.050,00');
    expect(await layoutShifts(page)).toEqual([]);
    await expectAccessible(page);
  });

  test('says what it cannot have any more, by name where there is one', async ({ page, open }) => {
    await open('/resumo/?vt-car=358AF11~2026~999~T01~MUL.OLD~');
    const note = full(page).locator('.lost-note');
    await expect(note).toContainText('Item: OLD');
    await expect(note).toContainText('Cor: 999');
    await expect(full(page).locator('.optionals')).toContainText('Central multimídia');
    await note.getByRole('button', { name: 'Entendi' }).click();
    await expect(note).toHaveCount(0);
  });

  test('of a version that is gone says so, with the way to another', async ({ page, open, noise }) => {
    await open('/resumo/?vt-car=ZZZZZZ1~2020~~~~');
    await expect(full(page).getByRole('alert')).toHaveText('Este carro não está mais disponível.');
    await expect(full(page).getByRole('link', { name: 'Configurar outro carro' })).toBeVisible();
    noise.length = 0;
  });
});

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

test.describe('an earlier visit', () => {
  const keep = (page: Page, age: number) =>
    page.addInitScript((ms) => {
      const savedAt = Date.now() - ms;
      const value = {
        savedAt,
        brand: 'fiat',
        mvs: { code: '358AF11', modelCode: '358', year: 2026 },
        location: { countryCode: 'BR' },
        color: '679',
        coating: 'C01',
        parts: ['CAM'],
        services: [],
      };
      localStorage.setItem('vitrine:car:v2', JSON.stringify({ saved: savedAt, value }));
    }, age);

  test('comes back on a page without a configurator, with new prices', async ({ page, open }) => {
    await keep(page, 3.9 * 3_600_000);
    await open('/resumo/');
    await expect(full(page).locator('.car-row.color')).toContainText('Cinza Silverstone');
    await expect(full(page).locator('.car-total .amount')).toHaveText('R$ 98.660,00');
    await line(page).getByRole('link', { name: 'Continuar configurando' }).click();
    await expect(page).toHaveURL(/\/fiat\/monte\/\?vt-car=358AF11~2026~679~C01~CAM~/);
  });

  test('of four hours ago does not; the page invites', async ({ page, open }) => {
    await keep(page, 4 * 3_600_000 + 1000);
    await open('/resumo/');
    await expect(full(page).getByText('Você ainda não configurou um carro.')).toBeVisible();
    await expect(line(page).getByRole('link', { name: 'Configurar um carro' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('when services fail', () => {
  test('prices can be asked for again', async ({ page, open, sandbox, noise }) => {
    await sandbox.fault('400', 'PRC-07');
    await open(`/resumo/?vt-car=${ARGO}`);
    await expect(full(page).getByRole('alert')).toHaveText('Não foi possível atualizar os preços.');
    await expect(full(page).locator('.initialPrice')).toContainText('Valor indisponível no momento');
    await sandbox.fault('none', 'PRC-07');
    await full(page).getByRole('button', { name: 'Atualizar preços' }).click();
    await expect(full(page).locator('.car-total .amount')).toHaveText(TOTAL);
    await expect(full(page).locator('.initialPrice')).toContainText('R$ 92.990,00');
    noise.length = 0;
  });

  test('the car can be asked for again', async ({ page, open, sandbox, noise }) => {
    await sandbox.fault('400', 'CAR-03');
    await open(`/resumo/?vt-car=${ARGO}`);
    await expect(full(page).getByRole('alert')).toHaveText('Não foi possível carregar as informações');
    await sandbox.fault('none', 'CAR-03');
    await full(page).getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(full(page).locator('.car-total .amount')).toHaveText(TOTAL);
    noise.length = 0;
  });
});

test('a signed-in visitor’s version goes to the garage once; nobody else’s does', async ({
  page,
  open,
  sandbox,
  context,
  origin,
}) => {
  const saved = async () =>
    (await sandbox.calls()).filter(({ id, call }) => (id ?? call) === 'GAR-09').length;
  await open(`/resumo/?vt-car=${ARGO}`);
  await expect(full(page).locator('.car-total .amount')).toHaveText(TOTAL);
  expect(await saved()).toBe(0);
  await context.addCookies([{ name: 'vitrine_session', value: 'ana', url: origin }]);
  await page.reload();
  await expect(full(page).getByText('Salvo na sua garagem')).toBeVisible();
  expect(await saved()).toBe(1);
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
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

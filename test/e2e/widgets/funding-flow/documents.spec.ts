import {
  CPFS,
  expectStep,
  fillRegister,
  flow,
  later,
  placeFlow,
  press,
  sendProposal,
  upToFigures,
  upToTerms,
} from '../../lib/funding';
import { quiet, timesAsked } from '../../lib/page';
import { expect, expectAccessible, type Page, type Sandbox, test } from '../../lib/test';

const pdf = (name: string, bytes = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(bytes, 7),
});

/** A proposal that waits for its documents. */
async function waiting(page: Page, sandbox: Sandbox, way?: string): Promise<void> {
  await placeFlow(page);
  await upToTerms(page, way, CPFS.documents);
  await sendProposal(page);
  await later(sandbox, 6);
  await expectStep(page, 'funding-resume', 25_000);
  await expect(flow(page).locator('#flow-step-title')).toBeFocused();
  await expect(flow(page).getByText(/^Faltam 3 documentos/)).toBeVisible();
}
const choose = (page: Page, type: string, ...files: ReturnType<typeof pdf>[]) =>
  flow(page).locator(`input[data-type=${type}]`).setInputFiles(files);
const item = (page: Page, name: string) =>
  flow(page)
    .locator('.wanted')
    .filter({ has: page.getByRole('heading', { name }) });

test.beforeEach(() => test.setTimeout(90_000));

test('documents go one by one, and complete the proposal', async ({ page, open, sandbox }) => {
  await open('/lone/');
  await waiting(page, sandbox);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 500_000,
  });
  await choose(page, 'DRIVER_LICENSE', pdf('frente.pdf', 800_000), pdf('verso.pdf'));
  const bar = flow(page).getByRole('progressbar', { name: 'Enviando frente.pdf' });
  await expect(bar).toBeVisible();
  await expect(item(page, 'CNH')).toContainText('Na fila');
  await expectAccessible(page, 'vt-funding-flow');
  await expect(item(page, 'CNH')).toContainText('Recebido', { timeout: 20_000 });
  await devtools.send('Network.disable');
  await choose(page, 'RESIDENCE_PROOF', pdf('luz.pdf'));
  await expect(flow(page).getByText('Falta 1 documento: Comprovante de renda.')).toBeVisible();
  await choose(page, 'INCOME_PROOF', pdf('holerite.pdf'));
  await expect(flow(page).getByText('Recebemos todos os documentos.')).toBeVisible();
  expect(await timesAsked(sandbox, 'FIN-06')).toBe(4);
  // The proposal was asked for once more, and goes on.
  await expect(flow(page).getByText('Documentos em análise', { exact: true })).toBeVisible();
});

test('what is lost on the way goes again by the keyboard, and is not chosen twice', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await open('/lone/');
  await waiting(page, sandbox);
  await page.route('**/v1/documents', (route) => route.abort(), { times: 1 });
  const button = flow(page).getByRole('button', { name: 'Escolher arquivos: Comprovante de renda' });
  await button.focus();
  await expect(button).toBeFocused();
  const chooser = page.waitForEvent('filechooser', { timeout: 5000 });
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([pdf('holerite.pdf')]);
  await expect(flow(page).getByText(/Sem conexão: o arquivo não foi enviado/)).toBeVisible();
  await expectAccessible(page, 'vt-funding-flow');
  await flow(page).getByRole('button', { name: 'Tentar novamente: holerite.pdf' }).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Comprovante de renda')).toContainText('Recebido');
  // Where the row was, the focus is on the document's own button.
  await expect(
    flow(page).getByRole('button', { name: 'Enviar outro arquivo: Comprovante de renda' }),
  ).toBeFocused();
  quiet(noise);
});

test('an upload is given up, and what is too large never leaves', async ({ page, open, sandbox, noise }) => {
  await open('/lone/');
  await waiting(page, sandbox);
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/v1/documents', async (route) => {
    await held;
    await route.abort();
  });
  await choose(page, 'DRIVER_LICENSE', pdf('errado.pdf'), pdf('grande.pdf', 10 * 1024 * 1024 + 1));
  await expect(flow(page).getByText('Arquivos excederam o tamanho máximo: grande.pdf')).toBeVisible();
  await flow(page).getByRole('button', { name: 'Cancelar: errado.pdf' }).click();
  await expect(flow(page).locator('.upload')).toHaveCount(0);
  await expect(flow(page).getByRole('button', { name: 'Escolher arquivos: CNH' })).toBeFocused();
  release();
  expect(await timesAsked(sandbox, 'FIN-06')).toBe(0);
  quiet(noise);
});

test('documents of PSA go to PSA; at 320 px nothing is wider than the page', async ({
  page,
  open,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await open('/lone/');
  await waiting(page, sandbox, 'Simular com Parcelas iguais');
  await choose(page, 'DRIVER_LICENSE', pdf('carteira-nacional-de-habilitacao-digital-frente-e-verso.pdf'));
  await expect(item(page, 'CNH')).toContainText('Recebido');
  expect(await timesAsked(sandbox, 'FIN-09')).toBe(1);
  expect(await timesAsked(sandbox, 'FIN-06')).toBe(0);
  const { width, all } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return { width: clientWidth, all: scrollWidth };
  });
  expect(all).toBeLessThanOrEqual(width);
});

test('a coupon counts for its offer, is there on the way back, and is used up by the proposal', async ({
  page,
  open,
  sandbox,
}) => {
  await open('/lone/');
  await placeFlow(page, { 'offer-id': 'of-fiat-1', 'plan-type': 'offer' });
  await upToFigures(page);
  await press(page, 'Continuar');
  const changed = flow(page).getByRole('button', { name: 'Continuar com estes valores' });
  await changed.or(flow(page).locator('#birthday')).first().waitFor();
  if (await changed.isVisible()) await changed.click();
  await fillRegister(page);
  await flow(page).locator('#coupon').fill('vitrine36fiat1');
  await page.keyboard.press('Enter');
  const applied = flow(page).getByText('Cupom VITRINE36FIAT1 aplicado.');
  await expect(applied).toBeVisible();
  await expectAccessible(page, 'vt-funding-flow');
  await press(page, 'Voltar');
  for (const _ of [1, 2, 3]) await press(page, 'Continuar');
  await expect(applied).toBeVisible();
  await sendProposal(page);
  await expect.poll(() => timesAsked(sandbox, 'CPN-05')).toBe(1);
});

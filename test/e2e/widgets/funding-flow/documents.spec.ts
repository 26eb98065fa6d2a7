import { CPFS, expectStep, flow, later, placeFlow, sendProposal, upToTerms } from '../../lib/funding';
import { quiet } from '../../lib/noise';
import { sideways, timesAsked } from '../../lib/page';
import { expect, type Page, test } from '../../lib/test';

const pdf = (name: string, bytes = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(bytes, 7),
});
const choose = (page: Page, type: string, ...files: ReturnType<typeof pdf>[]) =>
  flow(page).locator(`input[data-type=${type}]`).setInputFiles(files);
const item = (page: Page, name: string) =>
  flow(page)
    .locator('.wanted')
    .filter({ has: page.getByRole('heading', { name }) });
const named = (page: Page, name: string) => flow(page).getByRole('button', { name });

test.beforeEach(() => test.setTimeout(90_000));

test('at 320 px documents are sent one by one, a lost one is retried by keyboard, and the last completes the proposal', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await open('/lone/');
  await placeFlow(page);
  await upToTerms(page, 'Simular com CDC', CPFS.documents);
  await sendProposal(page);
  await later(sandbox, 6);
  await expectStep(page, 'funding-resume', 25_000);
  await expect(flow(page).locator('#flow-step-title')).toBeFocused();
  await expect(flow(page).getByText(/^Faltam 3 documentos/)).toBeVisible();

  // Two of one kind: the first is being sent, the second waits.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 500_000,
  });
  const long = 'carteira-nacional-de-habilitacao-digital-frente-e-verso.pdf';
  await choose(page, 'DRIVER_LICENSE', pdf(long, 800_000), pdf('verso.pdf'));
  await expect(flow(page).getByRole('progressbar', { name: `Enviando ${long}` })).toBeVisible();
  await expect(item(page, 'CNH')).toContainText('Na fila');
  expect(await sideways(page)).toBe(0);
  await expect(item(page, 'CNH')).toContainText('Recebido', { timeout: 20_000 });
  await expect(item(page, 'CNH').locator('.upload')).toHaveCount(0);
  await devtools.send('Network.disable');

  // The browser's file chooser opens by keyboard; a lost file need not be chosen again.
  await page.route('**/v1/documents', (route) => route.abort(), { times: 1 });
  const button = named(page, 'Escolher arquivos: Comprovante de renda');
  // Requested before the focus: a press before the browser intercepts its chooser opens none.
  const chooser = page.waitForEvent('filechooser');
  await button.focus();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([pdf('holerite.pdf')]);
  await expect(flow(page).getByText(/Sem conexão: o arquivo não foi enviado/)).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await named(page, 'Tentar novamente: holerite.pdf').focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Comprovante de renda')).toContainText('Recebido');
  // After the row is removed, the focus is on the document's button.
  await expect(named(page, 'Enviar outro arquivo: Comprovante de renda')).toBeFocused();

  await expect(flow(page).getByText('Falta 1 documento: Comprovante de residência.')).toBeVisible();
  await choose(page, 'RESIDENCE_PROOF', pdf('luz.pdf'));
  await expect(flow(page).getByText('Recebemos todos os documentos.')).toBeVisible();
  expect(await timesAsked(sandbox, 'FIN-06')).toBe(4);
  // The proposal was reloaded, and continues.
  await expect(flow(page).getByText('Documentos em análise', { exact: true })).toBeVisible();
  expect(await sideways(page)).toBe(0);
  quiet(noise);
});

import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { sideways, tabTo } from '../../lib/page';
import { expect, layoutShifts, type Page, test } from '../../lib/test';

const TAG = 'vt-document-upload';
const CHUNK = 65_536;
const file = (name: string, bytes: number) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.alloc(bytes, 7),
});
const item = (page: Page, name: string) =>
  page.locator('.wanted').filter({ has: page.getByRole('heading', { name }) });

/** Chooses files by keyboard in the browser's own window. */
async function choose(page: Page, button: RegExp, ...files: ReturnType<typeof file>[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(files);
}

test('vt-document-upload: at 390 px by keyboard: paused, continued, the connection lost and back, no chunk twice', async ({
  page,
  open,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A strict policy: the preview needs neither frames nor images of blobs.
  const policy =
    "default-src 'self'; object-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'";
  placeAlone(`<${TAG} order="res-user-ana-7"></${TAG}>`, { 'content-security-policy': policy });
  await hasSession(page);
  const ranges: string[] = [];
  let stopAt = 3;
  await page.route('**/file/upload', async (route) => {
    const range = route.request().headers()['content-range'] ?? '';
    // The request that holds the upload still is never answered.
    if (ranges.push(range) === stopAt) return;
    await route.continue();
  });
  await open('/lone/');
  const widget = page.locator(TAG);
  await expect(widget.getByText(/^Faltam 3 documentos/)).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);

  await choose(page, /^Escolher arquivos: CNH$/, file('cnh.png', 4 * CHUNK), file('vazio.pdf', 0));
  await expect(widget.getByText('Arquivo vazio: vazio.pdf')).toBeVisible();
  await expect.poll(() => ranges.length).toBe(3);
  await tabTo(page, /^Pausar: cnh\.png$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Em pausa · 128 kB de 256 kB (50 %)')).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Continuar: cnh.png' })).toBeFocused();
  expect(await sideways(page)).toBe(0);

  // The tab of the browser's viewer is of this file.
  const opened = page.context().waitForEvent('page');
  await tabTo(page, /^Ver: cnh\.png/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const preview = await opened;
  await preview.waitForURL(/^blob:/);
  await preview.close();

  // Continued, and the connection is lost at the next chunk but one.
  stopAt = 0;
  await page.route('**/file/upload', async (route) => {
    if (ranges.length !== 4) return route.fallback();
    ranges.push('lost');
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
  await tabTo(page, /^Continuar: cnh\.png$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^Você está sem internet\./)).toBeVisible();
  await expect(widget.getByText(/^Sem conexão: o arquivo não foi enviado/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(item(page, 'CNH')).toContainText('Recebido');
  await expect(widget.getByText(/^Você está sem internet\./)).toHaveCount(0);

  const total = 4 * CHUNK;
  const bytes = (n: number) => `bytes ${n * CHUNK}-${(n + 1) * CHUNK - 1}/${total}`;
  const chunks = ranges.filter((range) => /^bytes \d/.test(range));
  // The third was held: it never arrived.
  expect(chunks).toEqual([bytes(0), bytes(1), bytes(2), bytes(2), bytes(3)]);
  quiet(noise);
});

test('vt-document-upload: files dropped on a document complete the order; leaving meanwhile asks', async ({
  page,
  open,
  noise,
}) => {
  placeAlone(`<${TAG} order="res-user-ana-7"></${TAG}>`);
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator(TAG);
  const drop = async (name: string, ...files: string[]) => {
    const transfer = await page.evaluateHandle((names) => {
      const made = new DataTransfer();
      for (const each of names) made.items.add(new File([each], each, { type: 'application/pdf' }));
      return made;
    }, files);
    await item(page, name).dispatchEvent('drop', { dataTransfer: transfer });
  };
  await drop('CNH', 'frente.pdf', 'verso.pdf');
  await expect(item(page, 'CNH')).toContainText('Recebido');
  await drop('Comprovante de residência', 'luz.pdf');
  await expect(item(page, 'Comprovante de residência')).toContainText('Recebido');

  // Held: the page asks before it is left, and says afterwards what must be chosen again.
  let isHeld = true;
  await page.route('**/file/upload', (route) => (isHeld ? undefined : route.continue()));
  await drop('Comprovante de renda', 'holerite.pdf');
  await expect(item(page, 'Comprovante de renda')).toContainText('Enviando…');
  const asked = page.waitForEvent('dialog');
  await widget.getByRole('button', { name: 'Pausar: holerite.pdf' }).click();
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  isHeld = false;
  await dialog.accept();
  await expect(widget.getByText(/Escolha de novo: Comprovante de renda \(1 arquivo\)/)).toBeVisible();
  await drop('Comprovante de renda', 'holerite.pdf');
  await expect(widget.getByText('Recebemos todos os documentos.')).toBeVisible();
  quiet(noise);
});

import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test.use({ viewport: { width: 390, height: 844 } });

test('vt-journey: a complaint with a file by keyboard, resumed after a reload, submitted once although the answer is lost', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  placeAlone('<vt-journey type="complaint"></vt-journey>');
  await open('/lone/');
  const widget = page.locator('vt-journey');
  await expect(widget.getByRole('button', { name: 'Começar' })).toBeVisible();
  await tabTo(page, /^Começar$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { level: 3 })).toBeFocused();
  await widget.getByRole('radio', { name: 'Produto' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('O rádio desliga sozinho.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('02112026');
  await expect(widget.getByLabel('Quando aconteceu?')).toHaveValue('02/11/2026');
  await page.keyboard.press('Enter');
  // What is missing is told beside its field, the first of which has the focus.
  await expect(widget.getByText('Digite o telefone')).toBeVisible();
  await expect(widget.getByLabel('Telefone para contato')).toBeFocused();
  await page.keyboard.type('11955500101');
  await tabTo(page, /^Salvar e continuar depois$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^Salvo\./)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /rádio|95550|2026/,
  );

  await page.reload();
  await expect(widget.getByRole('button', { name: 'Continuar meu relato' })).toBeVisible();
  await tabTo(page, /^Continuar meu relato$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Você já respondeu a esta pergunta.').first()).toBeVisible();
  await widget
    .locator('input[type=file]')
    .setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await tabTo(page, /^Continuar$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Confira e envie' })).toBeFocused();
  await sandbox.fault('lost', 'JRN-03');
  await tabTo(page, /^Enviar relato$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Recebemos o seu relato' })).toBeFocused();
  await expect(widget.getByText(/^JRN\d{8}$/)).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});

test('vt-journey: the photo of a camera is an answer, and the camera goes off', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['camera']);
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 640, height: 480 });
    const draw = () => canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
    navigator.mediaDevices.getUserMedia = async () => {
      const stream = canvas.captureStream(10);
      setInterval(draw, 100);
      Object.assign(window, { stream });
      return stream;
    };
  });
  placeAlone('<vt-journey type="owner-opinion"></vt-journey>');
  await open('/lone/');
  const widget = page.locator('vt-journey');
  await widget.getByRole('button', { name: 'Começar' }).click();
  await widget.getByRole('button', { name: 'Tirar foto' }).click();
  await expect(widget.getByText('Enquadre o que você quer mostrar.')).toBeVisible();
  const width = () => widget.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await widget.getByRole('button', { name: 'Fotografar' }).click();
  await expect(widget.getByText('foto-1.jpg').first()).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Tirar foto' })).toBeFocused();
  expect(
    await page.evaluate(
      () => (window as unknown as { stream: MediaStream }).stream.getTracks()[0]?.readyState,
    ),
  ).toBe('ended');
});

import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('vt-quiz: by keyboard to its result, saved once although the answer is lost, and resumed after a reload', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  placeAlone('<vt-quiz quiz="qual-combina"></vt-quiz>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-quiz');
  await expect(widget.getByRole('button', { name: 'Começar' })).toBeVisible();
  await tabTo(page, /^Começar$/);
  await page.keyboard.press('Enter');
  const title = widget.getByRole('heading', { level: 3 });
  await expect(title).toHaveText('Onde você roda mais?');
  await expect(title).toBeFocused();

  await page.keyboard.press('3');
  await expect(title).toHaveText('Quantas pessoas vão com você?');
  await expect(title).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(widget.getByRole('radio', { name: 'Na terra' })).toBeChecked();
  await expect(title).toBeFocused();
  await page.reload();
  await expect(widget.getByRole('button', { name: 'Continuar de onde parei' })).toBeVisible();
  await tabTo(page, /^Continuar de onde parei$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('radio', { name: 'Na terra' })).toBeChecked();
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  // An arrow passes over the answers, and Enter goes on.
  await page.keyboard.press('ArrowUp');
  await expect(widget.getByRole('radio', { name: 'Na estrada' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Quantas pessoas vão com você?');
  await expect(title).toBeFocused();
  await page.keyboard.press('1');
  await expect(widget.getByRole('radio', { name: 'Vou só' })).toBeFocused();
  await sandbox.fault('lost', 'QUI-02');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Obrigado por responder');
  await expect(title).toBeFocused();
  await expect(widget.getByRole('alert')).toContainText('não sabemos se suas respostas foram salvas');
  await sandbox.fault('none', 'QUI-02');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Suas respostas foram salvas na sua conta.')).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});

test('vt-quiz: a finger goes back by a swipe, with the answer kept', async ({ page, open }) => {
  placeAlone('<vt-quiz quiz="qual-combina"></vt-quiz>');
  await open('/lone/');
  const widget = page.locator('vt-quiz');
  await widget.getByRole('button', { name: 'Começar' }).tap();
  const title = widget.getByRole('heading', { level: 3 });
  await widget.getByText('Na cidade').tap();
  await expect(title).toHaveText('Quantas pessoas vão com você?');
  const devtools = await page.context().newCDPSession(page);
  const y = ((await title.boundingBox())?.y ?? 0) + 10;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', 60);
  await touch('touchMove', 160);
  await touch('touchMove', 300);
  await touch('touchEnd');
  await expect(title).toHaveText('Onde você roda mais?');
  await expect(widget.getByRole('radio', { name: 'Na cidade' })).toBeChecked();
});

import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, type Page, test } from '../../lib/test';

/** Every text on the page's JavaScript heap, after a garbage collection. */
async function heapOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return parts.join('');
}

test('vt-card-wallet: by keyboard a card is added after a failure, becomes the favorite and is removed', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('404', 'PIN-03');
  placeAlone('<vt-card-wallet></vt-card-wallet>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-card-wallet');
  await expect(widget.getByRole('heading', { name: 'Serviços conectados' })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);

  await tabTo(page, /^Incluir cartão$/);
  await page.keyboard.press('Enter');
  for (const typed of ['5105105105105100', 'Zenaide Quixote', '1240', '917']) {
    await page.keyboard.press('Tab');
    if (typed === '5105105105105100') await tabTo(page, /^$/);
    await page.keyboard.type(typed);
  }
  await expect(widget.getByText('Mastercard', { exact: true }).last()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('O cartão não foi incluído');
  await sandbox.fault('none', 'PIN-03');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('O cartão foi incluído.').locator('..')).toBeFocused();
  await expect(widget.getByRole('heading', { name: 'Mastercard final 5100' })).toBeVisible();

  await tabTo(page, /^Tornar favorito: Mastercard final 5100$/);
  await page.keyboard.press('Enter');
  await expect(
    widget.getByText('Mastercard final 5100 é o seu cartão favorito.').locator('..'),
  ).toBeFocused();
  const heap = await heapOf(page);
  // A comparison of the whole text would take minutes to write down.
  const found = ['Mastercard final', '5105 1051 0510', '5105105105105100', 'Zenaide Quixote'].filter((text) =>
    heap.includes(text),
  );
  expect(found).toEqual(['Mastercard final']);

  await tabTo(page, /^Remover: Mastercard final 5100$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Remover$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('O cartão foi removido.').locator('..')).toBeFocused();
  quiet(noise);
});

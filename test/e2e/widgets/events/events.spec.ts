import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test.use({ viewport: { width: 390, height: 844 } });

test('vt-events: loaded after a failure, enrolled by keyboard once although the answer is lost', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('404', 'EVT-01');
  placeAlone('<vt-events structured-data></vt-events>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-events');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');

  await sandbox.fault('none', 'EVT-01');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1);
  await tabTo(page, /^Ver evento Encontro Toro$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('timer')).toHaveText(/^(40|39)\s+dias/);
  await tabTo(page, /^Adicionar acompanhante$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByLabel('Nome completo do acompanhante 1')).toBeFocused();
  await page.keyboard.type('Bia Moura');
  await sandbox.fault('lost', 'EVT-03');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Inscrição confirmada' })).toBeFocused();
  await expect(widget.getByText('Bia Moura')).toBeVisible();
  // A browser sends a PUT again whose connection was closed: always the same enrolment.
  const sent = (await sandbox.calls()).filter(({ call }) => call === 'EVT-03');
  const keys = sent.map(
    (call) => (call as unknown as { body: { idempotencyKey: string } }).body.idempotencyKey,
  );
  expect([...new Set(keys)]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);

  // A link and the browser's history lead to an event.
  await page.goBack();
  await expect(widget.getByText('Inscrito', { exact: true })).toBeVisible();
  await page.reload();
  await expect(widget.getByText('Inscrito', { exact: true })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});

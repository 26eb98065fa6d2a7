import { fillPerson, leadForm, sendButton } from '../lib/lead';
import { expect, test } from '../lib/test';

test('a click on an ad counts on the page where the lead is sent, once the visitor consents', async ({
  page,
  open,
  sandbox,
  context,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { dataLayer: [] });
    document.addEventListener('DOMContentLoaded', () => {
      const meta = document.createElement('meta');
      meta.name = 'vitrine:consent';
      meta.content = 'analytics_storage ad_storage';
      document.head.append(meta);
    });
  });
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'vitrine_gclid');
  const consent = () =>
    page.evaluate(() => {
      const { dataLayer } = globalThis as unknown as { dataLayer: unknown[] };
      dataLayer.push(['consent', 'update', { analytics_storage: 'granted', ad_storage: 'granted' }]);
    });

  // The landing page, on which nothing is sent: the tag manager stores the consent and repeats it on each page.
  await open('/comparador/?utm_source=ads&gclid=Cj0K-e2e_1');
  expect(await kept()).toBeUndefined();
  await consent();
  await expect.poll(kept).toMatchObject({ value: 'Cj0K-e2e_1', path: '/', sameSite: 'Lax' });
  const days = ((await kept())?.expires ?? 0) - Date.now() / 1000;
  expect(Math.round(days / 86_400)).toBe(90);

  await open('/lone/');
  await consent();
  await fillPerson(leadForm(page));
  await sendButton(leadForm(page)).click();
  await expect(page.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
  const [lead] = await sandbox.leads();
  expect(lead?.body).toMatchObject({ gClid: 'Cj0K-e2e_1', source: 'ads', medium: '' });
  await expect.poll(async () => (await sandbox.events()).map(({ type }) => type)).toEqual(['GENERIC_LEAD']);
  const facts = await page.evaluate(() =>
    (globalThis as unknown as { dataLayer: object[] }).dataLayer.slice(1),
  );
  expect(facts).toEqual([{ event: 'vt-lead-sent', personType: 'physical', dealer: null }]);
});

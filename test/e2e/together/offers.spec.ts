import { quiet } from '../lib/noise';
import { expect, expectAccessible, test } from '../lib/test';

test('an offer goes to the financing page: its car is there and its conditions apply', async ({
  page,
  open,
  noise,
}) => {
  await open('/fiat/ofertas/?vt-offer=of-fiat-1');
  const offers = page.locator('vt-offers');
  const title = await offers.getByRole('heading', { level: 3 }).innerText();
  await offers.getByRole('link', { name: 'Financiar' }).press('Enter');
  await page.waitForURL(/financiamento\/\?.*vt-offer=of-fiat-1/);
  const flow = page.locator('vt-funding-flow').first();
  await flow.scrollIntoViewIfNeeded();
  await flow.getByRole('button', { name: 'Simular com CDC' }).press('Enter');
  await expect(flow.getByText(`Com as condições da oferta: ${title}`)).toBeVisible();
  await expectAccessible(page, 'vt-funding-flow');
  quiet(noise);
});

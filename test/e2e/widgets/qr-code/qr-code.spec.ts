import { quiet } from '../../lib/noise';
import { expect, layoutShifts, ready, test } from '../../lib/test';

test("a QR code contains the page's address without query and hash", async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await open(`/images/?cpf=52998224725#codigos`);
  const own = page.locator('#own-address');
  await own.scrollIntoViewIfNeeded();
  await expect(own.getByRole('img')).toHaveAccessibleName(
    new RegExp(`^QR code: ${sandbox.origin}(/react)?/images/$`),
  );
  await expect(page.getByRole('img', { name: 'Abra o Pulse no celular' })).toBeVisible();
  await ready(page);
  expect(await layoutShifts(page)).toEqual([]);
  // Some of the page's images are missing deliberately.
  quiet(noise, /^Not Found Fallback Icon$/);
});

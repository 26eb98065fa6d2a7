import { expect, test } from '../../lib/test';

test('go-back returns to the previous page, or to the parent page if there is none', async ({
  page,
  open,
  sandbox,
  build,
}) => {
  const base = `${sandbox.origin}${build === 'react' ? '/react' : ''}`;
  await open('/');
  await page.getByRole('link', { name: 'Página de lançamento' }).click();
  await page.waitForURL(/\/fiat\//);
  const back = page.locator('vt-go-back');
  await back.scrollIntoViewIfNeeded();
  // Sections of this page are no pages.
  await page.evaluate(() => {
    location.hash = 'secao';
    history.pushState(null, '', '?vt-step=outro');
  });
  await back.getByRole('link').click();
  await page.waitForURL(`${base}/`);
  await open('/fiat/');
  await back.scrollIntoViewIfNeeded();
  await expect(back.getByRole('link')).toHaveAttribute('href', /^\//);
});

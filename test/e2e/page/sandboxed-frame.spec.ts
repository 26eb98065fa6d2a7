import type { Frame } from '@playwright/test';
import { ana, fillPerson, sendButton } from '../lib/lead';
import { expect, test } from '../lib/test';
import { MARKUP } from '../lib/visits';

/** What the browser itself says of a frame without permissions; the widgets say nothing on the console. */
const OF_THE_BROWSER = /sandbox/i;

for (const sandbox of ['allow-scripts', 'allow-scripts allow-same-origin'])
  test(`in a frame with ${sandbox} tags are shown, and a lead is sent once`, async ({
    page,
    sandbox: services,
    build,
    noise,
  }) => {
    await services.reset();
    await page.route(/\/preview\//, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Prévia</title><iframe sandbox="${sandbox}" title="Prévia" width="1000" height="800"
          src="${build === 'react' ? '/react' : ''}/lone/"></iframe>`,
      }),
    );
    await page.goto(`${services.origin}/preview/`);
    const frame = page.frames()[1] as Frame;
    await frame.waitForLoadState();
    await frame.evaluate(
      (markup) => {
        (globalThis as { failures?: string[] }).failures = [];
        addEventListener('vt-widget-failed', (event) => {
          const { tag, error } = (event as CustomEvent<{ tag: string; error: unknown }>).detail;
          (globalThis as { failures?: string[] }).failures?.push(`${tag}: ${error}`);
        });
        (document.querySelector('main') as HTMLElement).innerHTML = markup.join('');
      },
      sandbox.includes('same-origin') ? MARKUP.filter((tag) => tag.includes('vt-lead-form')) : MARKUP,
    );
    await frame.waitForFunction(() =>
      [...document.querySelectorAll('main > [load=eager]')].every(
        (element) => element.matches(':state(ready)') || 'updateComplete' in element,
      ),
    );
    expect(await frame.evaluate(() => (globalThis as { failures?: string[] }).failures)).toEqual([]);

    const form = frame.locator('vt-lead-form').first();
    // Nothing is filled in: what is missing is said, after a press as the very first touch.
    await sendButton(form).click();
    await expect(form.getByLabel('Nome completo')).toHaveAttribute('aria-invalid', 'true');
    await fillPerson(form, ana);
    if (sandbox.includes('same-origin')) await form.getByLabel('Nome completo').press('Enter');
    else await sendButton(form).click();
    await expect.poll(async () => (await services.leads()).length).toBe(1);
    await expect(form.getByRole('button', { name: 'Enviar outra solicitação' })).toBeVisible();
    expect(await services.leads()).toHaveLength(1);
    noise.splice(0, noise.length, ...noise.filter((line) => !OF_THE_BROWSER.test(line)));
  });

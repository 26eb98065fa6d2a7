import { readFileSync } from 'node:fs';
import { placeAlone } from '../lib/do-main-job';
import { ana, leadForm } from '../lib/lead';
import { quiet } from '../lib/noise';
import { expect, type Page, ready, test } from '../lib/test';
import { editPage } from '../lib/test-server';

/*
 * Hard pages: what routers, optimizers of scripts, phones and browsers that protect their visitors do to a page, as public
 * threads tell it. Each visit takes as many of them as it can; what needs no browser is a unit test.
 * - a guard against flashes: https://github.com/shoelace-style/shoelace/issues/446
 * - a delayed script: https://github.com/wp-media/wp-rocket/issues/3738
 * - a script without currentScript: https://github.com/divolte/divolte-collector/pull/179
 * - a swap by morphing: https://github.com/bigskysoftware/idiomorph/issues/57
 * - a snapshot that is put back: https://github.com/hotwired/turbo/issues/1385
 * - a page without a body for a moment: https://github.com/hotwired/turbo/pull/1559
 * - a page made ahead: https://github.com/plausible/analytics/issues/5343
 * - an app that refuses a sign-in: https://github.com/MomenSherif/react-oauth/issues/115
 * - an app that drops files: https://github.com/eligrey/FileSaver.js/issues/754
 * - a keyboard over a dialog: https://github.com/adobe/react-spectrum/issues/5926
 * - a page from the back-forward cache: https://github.com/MushroomObserver/mushroom-observer/issues/5144
 * - noise from a canvas: https://github.com/brave/brave-browser/issues/17850
 * - a canvas that never answers: https://github.com/brave/brave-browser/issues/8817
 * - a blocked address: https://github.com/gorhill/uBlock/issues/1517
 */

const SNIPPET = /<script async src="[^"]*vitrine\.js"><\/script>/;
const CODE = readFileSync('dist/vitrine.js', 'utf8');
/** What was typed, formatted or not: masks load with the first focus. */
const TYPED = /^529\.?982\.?247-?25$/;
const cpf = (page: Page) => leadForm(page).getByLabel('CPF');

test('a tag starts on a page with a guard, however its script comes, and keeps what is typed through every swap', async ({
  page,
  open,
  noise,
}) => {
  // As WP Rocket leaves a script until the visitor does something; then it makes another of it.
  editPage((html) =>
    html
      .replace(SNIPPET, '<script type="rocketlazyloadscript" data-rocket-src="/vitrine/vitrine.js"></script>')
      .replace('</head>', () => '<style>:not(:defined){display:none}main{display:contents}</style></head>')
      .replace('load="eager"', '')
      .replace('</main>', '<vt-whatsapp load="interaction"></vt-whatsapp></main>'),
  );
  await open('/lone/', { wait: false });
  await page.evaluate(() => {
    const delayed = document.querySelector('[type=rocketlazyloadscript]') as HTMLElement;
    const script = document.createElement('script');
    script.src = delayed.dataset.rocketSrc as string;
    delayed.replaceWith(script);
  });
  await cpf(page).fill(ana.cpf);
  // The file that keeps what is typed comes with the first focus.
  await page.waitForFunction(
    () => 'typedForms' in ((globalThis as { [key: symbol]: object })[Symbol.for('vitrine')] ?? {}),
  );
  // The other one has its box, and waits to be used.
  await expect(page.locator('vt-whatsapp')).toHaveJSProperty('shadowRoot', null);
  await page.locator('vt-whatsapp').hover();
  await expect(page.locator('vt-whatsapp button').first()).toBeVisible();

  /** What pages do with a form, each after the one before. */
  const SWAPS: Readonly<Record<string, () => unknown>> = {
    'a drawer takes it away and puts it back': async () => {
      const form = document.querySelector('vt-lead-form') as HTMLElement;
      const place = form.parentElement as HTMLElement;
      form.remove();
      await new Promise((go) => setTimeout(go, 50));
      place.append(form);
    },
    'a portal moves it': () => {
      const form = document.querySelector('vt-lead-form') as HTMLElement;
      document.body.append(Object.assign(document.createElement('div'), { id: 'portal' }));
      document.querySelector('#portal')?.append(form);
    },
    'htmx writes its markup anew': () => {
      const form = document.querySelector('vt-lead-form') as HTMLElement;
      form.outerHTML = form.outerHTML.replace(/ style="[^"]*"/, '');
    },
    'idiomorph aligns its attributes and children': () => {
      const form = document.querySelector('vt-lead-form') as HTMLElement;
      for (const { name } of [...form.attributes])
        if (/^(style|class)$/.test(name)) form.removeAttribute(name);
      form.setAttribute('data-morphed', '');
      form.replaceChildren(...form.children);
    },
    'Turbo puts a snapshot in the place of the body': () => {
      const snapshot = document.body.cloneNode(true) as HTMLElement;
      document.body.remove();
      document.documentElement.append(document.adoptNode(snapshot));
    },
    'a view transition swaps the main part': async () => {
      const main = document.querySelector('main') as HTMLElement;
      const next = main.cloneNode(true);
      const swap = () => main.replaceWith(next);
      if (document.startViewTransition) await document.startViewTransition(swap).updateCallbackDone;
      else swap();
    },
    'a router merges the head': async () => {
      const metas = [...document.head.querySelectorAll('meta')];
      for (const each of metas) each.remove();
      const form = document.querySelector('vt-lead-form') as HTMLElement;
      form.replaceWith(form.cloneNode(true));
      await new Promise((go) => setTimeout(go, 50));
      document.head.append(...metas.map((each) => each.cloneNode()));
    },
  };
  for (const [name, swap] of Object.entries(SWAPS)) {
    // A page that takes away what has the focus loses it.
    await cpf(page).blur();
    await page.evaluate(swap);
    await expect(cpf(page), name).toHaveValue(TYPED);
    await expect(page.locator('vt-lead-form')).toHaveCount(1);
  }
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('529');
  // The page takes the field away as soon as the focus has left it.
  quiet(noise, /^focus lost: vt-lead-form input#cpf/);
});

test('a merged bundle that nothing names the files of says so, and shows what the author wrote', async ({
  page,
  open,
  noise,
}) => {
  await page.route('**/cache/all.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `var a=1;${CODE};var b=2;` }),
  );
  editPage((html) => html.replace(SNIPPET, '<script defer src="/cache/all.js"></script>'));
  await open('/lone/', { wait: false });
  await expect
    .poll(
      () =>
        noise.filter((line) =>
          /no files in http.*\/cache\/ name their folder: <meta name="vitrine:base"/.test(line),
        ).length,
    )
    .toBe(1);
  await expect(page.locator('vt-lead-form a')).toBeVisible();
  noise.length = 0;
});

test('within an app the page says where to sign in, and a page made ahead tells nobody', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userAgent', {
      value:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 334.0',
    });
    Object.defineProperty(Document.prototype, 'prerendering', { value: true, writable: true });
    Object.assign(globalThis, { dataLayer: [] });
  });
  placeAlone('<vt-login providers="google apple"></vt-login><vt-offers></vt-offers>');
  await open('/lone/?vt-offer=of-fiat-1', { wait: false });
  await expect(page.locator('vt-login').getByText('Abrir no navegador')).toBeVisible();
  await expect(page.locator('vt-login').getByRole('button', { name: /Apple/ })).toBeVisible();
  await expect(page.locator('vt-login').getByRole('button', { name: /Google/ })).toHaveCount(0);
  await page.locator('vt-offers').scrollIntoViewIfNeeded();
  await expect(page.locator('vt-offers h3').first()).toBeVisible();
  const facts = () =>
    page.evaluate(() =>
      (globalThis as unknown as { dataLayer: { event: string }[] }).dataLayer.map((one) => one.event),
    );
  expect(await facts()).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(facts).toContain('vt-offer-viewed');
});

test('no field of the kit has text under 16 px on a phone, whatever size the page sets', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const small = () =>
    page.evaluate(() => {
      const found: string[] = [];
      const look = (root: Document | ShadowRoot) => {
        for (const each of root.querySelectorAll<HTMLElement>('*')) {
          if (each.shadowRoot) look(each.shadowRoot);
          const isTyped =
            root instanceof ShadowRoot &&
            each.matches('select,textarea,input:not([type=checkbox],[type=radio],[type=range],[type=file])');
          const size = Number.parseFloat(getComputedStyle(each).fontSize);
          if (isTyped && size < 16)
            found.push(`${root.host.localName} ${each.outerHTML.slice(0, 90)}: ${size} px`);
        }
      };
      look(document);
      return found;
    });
  for (const path of ['/galeria/', '/comparador/']) {
    await open(path);
    await page.addStyleTag({ content: 'main { --vt-font-size: 13px }' });
    await ready(page);
    expect(await small(), path).toEqual([]);
  }
});

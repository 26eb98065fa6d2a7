import type { Fault } from '#page/faults/faults';
import type { Report } from '#page/report/report-shape';
import { holds } from '../lib/built-file';
import { ana, fillPerson, leadForm, sendButton } from '../lib/lead';
import { quiet } from '../lib/noise';
import { expect, type Page, type Sandbox, test } from '../lib/test';
import { changeAnswers, editPage } from '../lib/test-server';

const REPORT = 'src/page/report/report.ts';

/** The page /lone/ with the tags of a report. */
function placeReport(sample = '1'): void {
  const tags = `<meta name="vitrine:report" content="/sandbox/reports"><meta name="vitrine:report-sample" content="${sample}">`;
  editPage((html) => html.replace('</head>', `${tags}</head>`));
}

interface Reports {
  text: string;
  bodies: Report[];
}

async function received(sandbox: Sandbox): Promise<Reports> {
  const text = await (await fetch(`${sandbox.origin}/sandbox/reports`)).text();
  return { text, bodies: (JSON.parse(text) as { body: Report }[]).map(({ body }) => body) };
}

/** Collects the faults of the page, in the page. */
const hearFaults = (page: Page) =>
  page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    document.addEventListener('vt-fault-observed', (event) => heard.push((event as CustomEvent).detail));
  });
const heardFaults = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Fault[] }).heard);

/** Resolves when the page collects: the file of the report has loaded and run. */
const collects = (page: Page) => {
  const isReport = holds(REPORT);
  return expect
    .poll(async () => {
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      return names.some(isReport);
    })
    .toBe(true);
};

/** The next click in the form keeps the browser busy for longer than an interaction may take. */
const slowClick = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener(
      'click',
      () => {
        const until = performance.now() + 260;
        while (performance.now() < until);
      },
      { once: true },
    ),
  );

/** Adds a widget whose view cannot be made. */
const addBroken = (page: Page) =>
  page.evaluate(() => {
    const make = document.createElementNS;
    document.createElementNS = ((space: string, name: string) => {
      if (name === 'form' || name === 'canvas' || name === 'svg') throw new RangeError('Ana Souza');
      return make.call(document, space, name);
    }) as typeof document.createElementNS;
    document.body.insertAdjacentHTML('beforeend', '<vt-whatsapp load="eager"></vt-whatsapp>');
  });

test('faults become an event each, and one report without anything that was typed', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  placeReport();
  await hearFaults(page);
  await open('/lone/');
  await collects(page);
  const form = leadForm(page);
  await fillPerson(form);

  changeAnswers({ chunkFails: holds('src/features/dealer/picker/DealerPicker.tsx') });
  await slowClick(page);
  await form.getByRole('button', { name: 'Escolher concessionária' }).click();
  const faults = async () => (await heardFaults(page)).map(({ kind }) => kind);
  await expect.poll(faults).toEqual(['file']);
  await page.keyboard.press('Escape');

  await sandbox.fault('503', 'LEA-01', 1);
  await sendButton(form).click();
  await expect.poll(faults).toEqual(['file', 'call']);
  await sendButton(form).click();
  await expect(form.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();

  await addBroken(page);
  await expect.poll(faults).toEqual(['file', 'call', 'view']);
  expect(await heardFaults(page)).toEqual([
    { kind: 'file', source: expect.any(String), cause: 'import', attempt: 1 },
    { kind: 'call', source: 'LEA-01', cause: 'http', status: 503, attempt: 1 },
    { kind: 'view', tag: 'vt-whatsapp', source: 'vt-whatsapp', cause: 'RangeError', attempt: 1 },
  ]);
  expect((await received(sandbox)).bodies).toEqual([]);

  await page.goto('about:blank');
  await expect.poll(async () => (await received(sandbox)).bodies.length).toBe(1);
  const { text, bodies } = await received(sandbox);
  const [report] = bodies;
  expect(report).toMatchObject({ path: '/lone/', sample: 1, part: 1 });
  expect(report?.timings).toContainEqual({
    tag: 'vt-lead-form',
    loaded: expect.any(Number),
    ready: expect.any(Number),
    firstUse: expect.any(Number),
    sent: 1,
  });
  expect(report?.faults.map(({ kind, times }) => [kind, times])).toEqual([
    ['file', 1],
    ['call', 1],
    ['view', 1],
  ]);
  expect(report?.interactions.map(({ tag }) => tag)).toContain('vt-lead-form');
  for (const typed of [ana.name, 'Souza', ana.email, ana.phone, ana.cpf, '529.982', '98765-4321'])
    expect(text).not.toContain(typed);
  quiet(noise, /vt-whatsapp render/);
});

test('a page without the tag, or that chance leaves out, sends no report', async ({
  page,
  open,
  sandbox,
}) => {
  const isReport = holds(REPORT);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open('/lone/');
  await leadForm(page).getByLabel('Nome completo').fill(ana.name);
  expect(loaded.filter(isReport)).toEqual([]);
  placeReport('0');
  await open('/lone/');
  await collects(page);
  await page.goto('about:blank');
  expect((await received(sandbox)).bodies).toEqual([]);
  expect(loaded.filter((path) => path === '/sandbox/reports')).toEqual([]);
});

/**
 * Thirteen journeys on a phone, from the page's address to their result, with the taps they may cost (lib/hand has the
 * rule). A lower number is progress: lower the ceiling with it. `npm run journeys` prints their taps, times and loads.
 */

import { calculator } from '../lib/calculator';
import { configurator, heading, item, onward, paint } from '../lib/configurator';
import { placeAlone } from '../lib/do-main-job';
import { CPFS, expectStep, flow, later } from '../lib/funding';
import { type Hand, handOn, PHONE } from '../lib/hand';
import {
  button,
  chooseDealer,
  chooseNearest,
  fillLead,
  finder,
  type Journey,
  link,
  POSTAL_CODE,
  sentLead,
} from '../lib/journey';
import { ana, leadForm, sendButton } from '../lib/lead';
import { countTraffic, slowDown } from '../lib/slow-phone';
import { test as base, expect, type Page } from '../lib/test';
import { VISITS } from '../lib/visit-journeys';

/** Goes to the configurator's next step. */
async function next(hand: Hand, page: Page, name: string) {
  await hand.tap(onward(page));
  await expect(heading(page, name)).toBeVisible();
}

/** Contact data, applicant, work, address and spouse of somebody married and employed. */
async function fillApplicant(hand: Hand, page: Page) {
  const form = flow(page);
  const field = (id: string) => form.locator(`#${id}`);
  const onward = () => hand.tap(form.getByRole('button', { name: 'Continuar', exact: true }));
  await chooseDealer(hand, form);
  await hand.type(field('name'), 'Ana Nogueira');
  await hand.type(field('cpf'), CPFS.approved.replace(/\D/g, ''));
  await hand.type(field('email'), 'ana@correio.example');
  await hand.type(field('phone'), '11955500101');
  await hand.tap(field('allowEmail'));
  await onward();
  await expectStep(page, 'installment-register');
  await hand.type(field('birthday'), '20111990');
  await hand.type(field('motherName'), 'Rosa Nogueira');
  await hand.tap(form.getByRole('radio', { name: 'Casado(a)' }));
  await onward();
  await hand.tap(form.getByRole('radio', { name: 'Assalariado' }));
  await hand.type(field('companyName'), 'Padaria Estrela');
  await hand.type(field('salary'), '4500');
  await onward();
  await hand.type(field('postalCode'), POSTAL_CODE);
  await expect(field('cityName')).toHaveValue('São Paulo');
  await hand.type(field('homeNumber'), '900');
  await onward();
  await hand.type(field('spouseName'), 'Rui Nogueira');
  await hand.type(field('spouseCpf'), '52998224725');
  await hand.type(field('spouseBirthdate'), '03041988');
  await hand.tap(form.getByRole('radio', { name: 'Comunhão parcial' }));
  await onward();
}

const JOURNEYS: readonly Journey[] = [
  {
    name: 'configure a car and send a lead about it to a dealer',
    path: '/fiat/monte/',
    ceiling: 17,
    async act(hand, page) {
      await hand.tap(button(configurator(page), /^Escolher Argo Drive 1\.3/));
      await expect(heading(page, 'Opcionais')).toBeVisible();
      await hand.tap(item(page, 'Pacote Conforto').locator('.item-press'));
      await next(hand, page, 'Cor');
      await hand.tap(paint(page, 'Cinza Silverstone'));
      await next(hand, page, 'Acessórios');
      await next(hand, page, 'Revestimento');
      await next(hand, page, 'Serviços');
      await next(hand, page, 'Resumo');
      await hand.tap(link(configurator(page), 'Quero este carro'));
      const form = leadForm(page);
      await fillLead(hand, form);
      await chooseDealer(hand, form);
      await hand.tap(sendButton(form));
    },
    result: (page, sandbox) =>
      sentLead(page, sandbox, {
        firstName: ana.name,
        dealersCode: expect.stringMatching(/./),
        description: expect.stringContaining('version:Drive 1.3 CVT'),
      }),
  },
  {
    name: "from the calculator to the bank's answer",
    path: '/fiat/financiamento/',
    ceiling: 28,
    async act(hand, page, sandbox) {
      await hand.scrollTo(calculator(page));
      await hand.tap(button(calculator(page), /^Simular este/));
      await hand.tap(button(calculator(page), 'Quero este plano'));
      await expectStep(page, 'page-initial-data');
      await fillApplicant(hand, page);
      await expectStep(page, 'installment-terms-and-conditions');
      await hand.tap(flow(page).locator('#terms'));
      await hand.tap(flow(page).locator('#bureau'));
      await hand.tap(button(flow(page), 'Enviar proposta'));
      await later(sandbox, 10);
    },
    result: (page) => expectStep(page, 'installment-approved', 30_000),
  },
  {
    name: 'send a lead',
    path: '/fiat/',
    ceiling: 6,
    async act(hand, page) {
      const form = leadForm(page);
      await hand.scrollTo(form);
      await fillLead(hand, form);
      await hand.tap(sendButton(form));
    },
    result: (page, sandbox) => sentLead(page, sandbox, { firstName: ana.name }),
  },
  {
    name: 'compare two versions and choose one',
    path: '/fiat/monte/',
    ceiling: 4,
    async act(hand, page) {
      const compare = (name: RegExp) => configurator(page).getByRole('checkbox', { name });
      await hand.tap(compare(/^Comparar Argo Drive 1\.3/).first());
      await hand.tap(compare(/^Comparar Argo Trekking 1\.3/).first());
      await hand.tap(button(configurator(page), 'Comparar 2 versões'));
      await hand.tap(button(configurator(page).locator('vt-version-comparator'), /^Configurar .*Trekking/));
    },
    result: (page) => expect(heading(page, 'Opcionais')).toBeVisible(),
  },
  {
    name: 'find a dealer by postal code and choose it',
    path: '/fiat/',
    ceiling: 3,
    async act(hand, page) {
      await hand.scrollTo(finder(page));
      await hand.tap(finder(page).getByRole('radio', { name: 'CEP' }));
      await chooseNearest(hand, finder(page));
    },
    result: (page) => expect(button(finder(page), /^Escolhida/)).toBeVisible(),
  },
  {
    name: 'start a WhatsApp conversation',
    path: '/fiat/',
    ceiling: 3,
    async act(hand, page) {
      const chat = page.locator('vt-whatsapp');
      await hand.scrollTo(chat);
      await hand.type(chat.getByLabel('Nome', { exact: true }), ana.name);
      await hand.type(chat.getByLabel('Celular com WhatsApp'), ana.phone);
      await hand.tap(button(chat, 'Iniciar conversa'));
    },
    result: (page) => expect(page).toHaveURL(/\/sandbox\/whatsapp/),
  },
  {
    name: "open a shared car's link, change its colour and share it",
    path: '/fiat/monte/?vt-car=358BF31~2026~679~C02~PCO.A01~358BF31-V01&vt-step=resume',
    ceiling: 4,
    async act(hand, page) {
      await expect(heading(page, 'Resumo')).toBeVisible();
      const steps = configurator(page).getByRole('navigation', { name: 'Etapas da configuração' });
      await hand.tap(button(steps, /Cor/));
      await hand.tap(paint(page, 'Branco Banchisa'));
      await hand.tap(button(steps, /Resumo/));
      await hand.tap(button(configurator(page), 'Compartilhar'));
    },
    result: (page) =>
      expect
        .poll(() => page.evaluate(() => (globalThis as unknown as { shared?: string }).shared))
        .toContain('358BF31~2026~249~'),
  },
];

const test = base.extend<{ slow: boolean }>({ slow: [false, { option: true }] });
test.use(PHONE);

for (const { name, path, markup, ceiling, act, result } of [...JOURNEYS, ...VISITS]) {
  test(name, async ({ page, open, sandbox, slow }, info) => {
    // The system's sheet, which a browser without a screen does not have.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'share', {
        value: async ({ url }: ShareData) => Object.assign(globalThis, { shared: url }),
      }),
    );
    if (markup) placeAlone(markup);
    const traffic = await countTraffic(page);
    if (slow) await slowDown(page);
    const hand = handOn(page);
    const start = performance.now();
    await open(path);
    await act(hand, page, sandbox);
    await result(page, sandbox);
    const seconds = (performance.now() - start) / 1000;
    info.annotations.push({
      type: 'journey',
      description: JSON.stringify({ name, taps: hand.taps, seconds, ...traffic }),
    });
    expect(hand.taps, 'taps').toBeLessThanOrEqual(ceiling);
  });
}

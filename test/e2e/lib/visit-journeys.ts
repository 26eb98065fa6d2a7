/** Journeys through widgets that a visitor uses one after the other (together/journeys.spec.ts). */
import type { Hand } from './hand';
import {
  button,
  chooseDealer,
  chooseNearest,
  fillLead,
  finder,
  type Journey,
  link,
  sentLead,
} from './journey';
import { ana, leadForm, sendButton } from './lead';
import { expect, type Locator } from './test';

const PASSWORD = 'Segura#2026';

async function fillPerson(hand: Hand, form: Locator) {
  await hand.type(form.getByLabel('Nome completo'), ana.name);
  await hand.type(form.getByLabel('E-mail', { exact: true }), ana.email);
  await hand.type(form.getByLabel('Celular'), ana.phone);
}

/** Takes the first open day, which the widget proposes. */
const proposedDay = (widget: Locator) => expect(widget.getByText(/^Primeiro dia livre: /)).toBeVisible();

const box = (within: Locator, name: string | RegExp) => within.getByRole('checkbox', { name });
const firstTime = (within: Locator) => within.locator('label:has(input[name=time]:not(:disabled))').first();

export const VISITS: readonly Journey[] = [
  {
    name: 'from an offer to the interest in it',
    path: '/fiat/ofertas/',
    ceiling: 8,
    async act(hand, page) {
      const offers = page.locator('vt-offers');
      await hand.scrollTo(offers);
      await hand.tap(button(offers, /^Ver oferta/));
      const title = (await offers.getByRole('heading', { level: 3 }).innerText()).trim();
      await hand.tap(link(offers, 'Tenho interesse'));
      const form = leadForm(page);
      await expect(form.getByText(`Sobre a oferta: ${title}`)).toBeVisible();
      await fillLead(hand, form);
      await hand.tap(sendButton(form));
    },
    result: (page, sandbox) => sentLead(page, sandbox, { offerId: expect.stringMatching(/^of-fiat-/) }),
  },
  {
    name: 'reserve a car by Pix',
    path: '/fiat/reserva/',
    ceiling: 9,
    async act(hand, page) {
      const widget = page.locator('vt-reservation');
      await hand.scrollTo(widget);
      await hand.tap(button(widget, /^Reservar com/));
      // The cursor is in the name.
      await expect(widget.getByLabel('Nome completo')).toBeFocused();
      await fillPerson(hand, widget);
      await hand.type(widget.getByLabel('CPF'), ana.cpf);
      await hand.tap(button(widget, 'Continuar'));
      await hand.tap(widget.locator('label.dealer').first());
      await widget.getByText('Você paga agora').waitFor();
      await hand.tap(button(widget, 'Reservar agora'));
      // On a phone it is chosen already.
      await expect(widget.getByRole('radio', { name: /^Pix/ })).toBeChecked();
      await hand.tap(box(widget, /^Li e aceito/));
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await hand.tap(button(widget, /^Gerar e copiar Pix/));
    },
    result: (page) => expect(page.locator('vt-reservation').getByText(/copiado/i)).toBeVisible(),
  },
  {
    name: 'sign up and add a car',
    path: '/fiat/cadastro/',
    ceiling: 10,
    async act(hand, page, sandbox) {
      const signup = page.locator('vt-signup');
      await hand.type(signup.getByLabel('Nome completo'), 'Nina Ramos');
      await hand.type(signup.getByLabel('CPF'), '11144477735');
      await hand.type(signup.getByLabel('E-mail', { exact: true }), 'nina@correio.example');
      await hand.type(signup.getByLabel('Senha', { exact: true }), PASSWORD);
      await hand.type(signup.getByLabel('Repita a senha', { exact: true }), PASSWORD);
      await hand.tap(button(signup, 'Criar conta'));
      await expect(signup.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible();
      const [mail] = await (await fetch(`${sandbox.origin}/sandbox/mails`)).json();
      await hand.type(signup.getByLabel(/^Código/), mail.code);
      // The complete code confirms itself.
      await hand.tap(link(signup, 'Adicionar o meu carro'));
      await page.waitForURL(/\/conta\//);
      const account = page.locator('vt-account');
      await hand.type(
        account.getByLabel('Placa', { exact: true }).and(account.locator('#plateNumber')),
        'FIA1A24',
      );
      await hand.tap(button(account.locator('form.add'), 'Adicionar carro'));
    },
    result: (page) => expect(page.locator('vt-account').getByText('Carro adicionado.')).toBeAttached(),
  },
  {
    name: 'ask for a test drive, then book the workshop',
    // The link of a car's page names its model.
    path: '/lone/?model=argo',
    markup: '<vt-test-drive></vt-test-drive><vt-service-scheduling load="eager"></vt-service-scheduling>',
    // Seven for the test drive, the link of the car's page not counted, and four for the workshop.
    ceiling: 11,
    async act(hand, page) {
      const drive = page.locator('vt-test-drive');
      await hand.scrollTo(drive);
      await expect(drive.getByRole('combobox', { name: 'Modelo' })).toHaveValue('358');
      await chooseDealer(hand, drive);
      await proposedDay(drive);
      await hand.tap(drive.locator('label:has(input[name=period])').first());
      await fillPerson(hand, drive);
      await hand.tap(button(drive, 'Solicitar test drive'));
      await expect(drive.getByRole('heading', { name: 'Recebemos sua solicitação' })).toBeVisible();

      // The dealer and who comes are those of the test drive.
      const workshop = page.locator('vt-service-scheduling');
      await hand.scrollTo(workshop);
      await expect(workshop.getByLabel('Nome completo')).toHaveValue(ana.name);
      await expect(workshop.getByText('Você já digitou isto nesta página.')).toBeVisible();
      await hand.tap(box(workshop, /^Revisão programada/));
      await proposedDay(workshop);
      await hand.tap(firstTime(workshop));
      await hand.type(workshop.getByLabel('Placa'), 'ABC1D23');
      await hand.tap(button(workshop, 'Agendar visita'));
    },
    result: (page) =>
      expect(
        page.locator('vt-service-scheduling').getByRole('heading', { name: 'Sua visita está agendada' }),
      ).toBeVisible(),
  },
  {
    name: 'from the recall of a car to its repair',
    path: '/fiat/recall/',
    ceiling: 9,
    async act(hand, page) {
      const recall = page.locator('vt-recall-search');
      await hand.scrollTo(recall);
      await hand.type(recall.locator('#vehicle'), 'FIA1A01');
      await hand.tap(button(recall, /^Consultar/));
      await hand.tap(button(recall, 'Agendar o reparo'));
      const booking = recall.locator('vt-service-scheduling');
      // The press opens the choice of the dealer.
      await chooseNearest(hand, finder(booking));
      await proposedDay(booking);
      await hand.tap(firstTime(booking));
      await fillPerson(hand, booking);
      await hand.tap(button(booking, 'Agendar visita'));
    },
    result: (page) =>
      expect(
        page.locator('vt-service-scheduling').getByRole('heading', { name: 'Sua visita está agendada' }),
      ).toBeVisible(),
  },
  {
    name: 'from a used car to a plan, and to a dealer with both',
    path: '/fiat/avaliacao/',
    ceiling: 13,
    async act(hand, page) {
      const used = page.locator('vt-trade-in');
      await hand.scrollTo(used);
      await hand.type(used.locator('#plate'), 'FIA1A01');
      await hand.type(used.getByLabel('Quilometragem'), '30000');
      await hand.tap(button(used, 'Avaliar o meu carro'));
      await hand.tap(button(used, 'Usar como entrada'));
      const plans = page.locator('vt-installment-calculator');
      await expect(plans.getByText(/^Com o seu usado .* como entrada/)).toBeVisible();
      await hand.tap(button(plans, /^Simular este/));
      await hand.tap(button(plans, 'Quero este plano'));
      await expect(plans.getByText('Plano escolhido.')).toBeVisible();
      await hand.tap(button(plans, 'Falar com a concessionária'));
      const form = leadForm(page);
      await fillLead(hand, form);
      await hand.tap(sendButton(form));
    },
    result: (page, sandbox) => sentLead(page, sandbox, { usedCarMileage: 30_000 }),
  },
];

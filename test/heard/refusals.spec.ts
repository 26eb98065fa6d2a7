import { expect, type Locator, type Page } from '@playwright/test';
import { signIn, widget } from '../e2e/lib/main-job';
import { expectSaid } from './lib/expect-said';
import { test } from './lib/test';

/** What is sent empty or wrong: the field that is at fault and why have to be said. */
interface Refusal {
  tag: string;
  /** Of the page, if it is another than that of the main job. */
  path?: string;
  /** Types what is wrong; nothing where the form is sent empty. */
  fill?(element: Locator, page: Page): Promise<void>;
  button: string;
  facts: readonly (string | RegExp)[];
}

/** Has one digit that is wrong. */
const WRONG_NUMBER = '5555 5555 5555 4445';

async function openNewCard(element: Locator, page: Page): Promise<void> {
  await signIn('vt-card-wallet').act(page);
  await element.getByRole('button', { name: 'Incluir cartão' }).click();
}

const REFUSALS: readonly Refusal[] = [
  { tag: 'vt-lead-form', button: 'Enviar', facts: ['Nome completo', 'Digite o nome completo'] },
  {
    tag: 'vt-contact-form',
    button: 'Enviar mensagem',
    facts: ['Motivo do contato', 'Escolha o motivo do contato'],
  },
  { tag: 'vt-login', button: 'Entrar', facts: ['E-mail ou CPF', 'Digite o seu e-mail ou CPF'] },
  {
    tag: 'vt-login',
    async fill(element) {
      await element.getByLabel('E-mail ou CPF').fill('ana.nogueira@correio.example');
      await element.getByLabel('Senha', { exact: true }).fill('Vitrine#2020');
    },
    button: 'Entrar',
    facts: ['E-mail, CPF ou senha incorretos'],
  },
  {
    tag: 'vt-signup',
    async fill(element) {
      await element.getByLabel('Nome completo').fill('Ana Souza');
    },
    button: 'Criar conta',
    facts: [/CPF entrada/, 'Digite o CPF'],
  },
  { tag: 'vt-dealer-checkin', button: 'Continuar', facts: ['Digite o código da concessionária'] },
  { tag: 'vt-coupon', button: 'Aplicar', facts: ['Digite o código do cupom'] },
  { tag: 'vt-password', button: 'Receber o código', facts: [/E-mail entrada/, 'Digite o e-mail'] },
  { tag: 'vt-rental-interest', button: 'Enviar interesse', facts: ['Razão social', 'Digite a razão social'] },
  {
    tag: 'vt-rental-interest',
    async fill(element) {
      await element.getByLabel('Razão social').fill('Aurora Transportes');
      await element.getByLabel('CNPJ').fill('11222333000182');
    },
    button: 'Enviar interesse',
    facts: [/CNPJ entrada/, 'CNPJ inválido'],
  },
  {
    tag: 'vt-card-wallet',
    async fill(element, page) {
      await openNewCard(element, page);
      await element.getByLabel('Número do cartão').fill(WRONG_NUMBER);
    },
    button: 'Salvar cartão',
    facts: [/Número do cartão entrada/, 'Número do cartão inválido'],
  },
  {
    tag: 'vt-card-wallet',
    // Its page has the card provider's frame.
    path: '/fiat/cartoes/',
    async fill(element, page) {
      await openNewCard(element, page);
      await element.frameLocator('iframe').getByLabel('Número do cartão').fill(WRONG_NUMBER);
    },
    button: 'Salvar cartão',
    facts: [/Número do cartão entrada/, 'Número do cartão inválido', 'Confira os dados do cartão'],
  },
];

for (const { tag, path = `/jobs/${tag}/`, fill, button, facts } of REFUSALS)
  test(`${tag} is heard to refuse: ${facts.at(-1)}`, async ({ page, origin, reader }) => {
    await page.goto(origin + path);
    const element = widget(page, tag);
    const send = element.getByRole('button', { name: button, exact: true });
    await fill?.(element, page);
    await expect(send).toBeVisible();
    const before = reader.said().length;
    await send.click();
    await expectSaid(reader, before, facts);
  });

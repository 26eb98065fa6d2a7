import { expect, type Locator, type Page } from '@playwright/test';
import { widget } from '../e2e/lib/main-job';
import { expectSaid } from './lib/expect-said';
import { test } from './lib/test';

/** What is sent empty or wrong: the field that is at fault and why have to be said. */
interface Refusal {
  tag: string;
  /** Types what is wrong; nothing where the form is sent empty. */
  fill?(element: Locator, page: Page): Promise<void>;
  button: string;
  facts: readonly (string | RegExp)[];
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
];

for (const { tag, fill, button, facts } of REFUSALS)
  test(`${tag} is heard to refuse: ${facts.at(-1)}`, async ({ page, origin, reader }) => {
    await page.goto(`${origin}/jobs/${tag}/`);
    const element = widget(page, tag);
    const send = element.getByRole('button', { name: button, exact: true });
    await expect(send).toBeVisible();
    await fill?.(element, page);
    const before = reader.said().length;
    await send.click();
    await expectSaid(reader, before, facts);
  });

/**
 * The whole account on a phone, by keyboard alone: sign up, confirm, data, address, car, card, password, out and in
 * again. Each stage is read in Chromium's own accessibility tree; keys and trees are attached to the test.
 */

import { withoutTimes } from '../../unit/lib/without-times';
import { accessibilityTree } from '../lib/accessibility-tree';
import { PHONE } from '../lib/hand';
import { keysOf } from '../lib/keys';
import { expect, expectAccessible, layoutShifts, type Page, test } from '../lib/test';

test.use({ viewport: PHONE.viewport });

const EMAIL = 'nina.ramos@correio.example';
const [FIRST, SECOND] = ['Segura#2026', 'Trocada#2027'];
const CARD = '5105105105105100';

/** The newest code that the sandbox has mailed. */
const mailedCode = async (origin: string): Promise<string> => {
  const mails: { code: string }[] = await (await fetch(`${origin}/sandbox/mails`)).json();
  return mails.at(-1)?.code ?? '';
};
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: true }).last();

test('a visitor opens an account, fills it, leaves it and comes back, by keyboard alone', async ({
  page,
  open,
  sandbox,
  noise,
}, info) => {
  const keys = keysOf(page);
  const trees: string[] = [];
  /** Reads the page's tree, which has these lines in this order. */
  const read = async (stage: string, ...expected: RegExp[]) => {
    const lines = await accessibilityTree(page);
    trees.push(`== ${stage}`, ...lines, '');
    let from = 0;
    for (const line of expected) {
      const at = lines.findIndex((text, index) => index >= from && line.test(text));
      expect(at, `${stage}: ${line} in\n${lines.join('\n')}`).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
  };
  /** Opens a section; its title takes the focus. */
  const openSection = async (name: string) => {
    await keys.activate(/^Seções da conta: /);
    await keys.activate(name);
    await expect(page.locator('vt-account').getByRole('heading', { name, exact: true })).toBeFocused();
  };

  await open('/fiat/cadastro/');
  for (const [label, text] of [
    ['Nome completo', 'Nina Ramos'],
    ['CPF', '11144477735'],
    ['E-mail', EMAIL],
    ['Senha', FIRST],
    ['Repita a senha', FIRST],
  ] as const)
    await keys.fill(label, text);
  await read('sign up', /heading "Criar conta.*level=1/, /textbox "Senha".*required/, /button "Criar conta"/);
  await keys.press('Enter');
  await expect(heading(page, 'Confirme o seu e-mail')).toBeFocused();
  await keys.press('Tab');
  await keys.type(await mailedCode(sandbox.origin));
  await keys.press('Enter');
  await expect(heading(page, 'A sua conta está pronta')).toBeFocused();
  await keys.activate('Continuar');

  await page.waitForURL('**/fiat/conta/');
  const account = page.locator('vt-account');
  await expect(account.getByText('Olá, Nina')).toBeVisible();
  await expect(account.getByLabel('Nome completo')).toHaveValue('Nina Ramos');
  await read(
    'account',
    /heading "Área da conta Fiat".*level=1/,
    /heading "Minha conta".*level=2/,
    /text "Olá, Nina"/,
    /button "Sair da conta"/,
    /navigation "Seções da conta"/,
    /button "Seções da conta: Dados pessoais"/,
    /region "Dados pessoais"/,
    /heading "Dados pessoais".*level=3/,
    /textbox "Nome completo" value="Nina Ramos"/,
  );
  expect(await layoutShifts(page)).toEqual([]);
  await keys.fill('Celular', '11987654321');
  await keys.fill('Data de nascimento', '01021990');
  await keys.press('Enter');
  await expect(heading(page, 'Seus dados foram salvos')).toBeFocused();

  await openSection('Endereço');
  await keys.fill('CEP', '01310100');
  await expect(account.getByLabel('Cidade')).toHaveValue('São Paulo');
  // What the postal code does not tell.
  await expect(account.getByLabel('Número')).toBeFocused();
  await keys.type('10');
  await keys.press('Enter');
  await expect(heading(page, 'Seus dados foram salvos')).toBeFocused();

  await openSection('Minha garagem');
  const cars = account.locator('vt-garage').getByRole('listitem');
  // Who has just opened an account owns nothing yet.
  await expect(account.getByText('Nenhum carro cadastrado')).toBeVisible();
  await expect(cars).toHaveCount(0);
  await keys.activate('Adicionar carro');
  await expect(heading(page, 'Adicionar um carro')).toBeFocused();
  await keys.fill('Placa', 'JEE1A23');
  await read(
    'garage',
    /region "Minha garagem"/,
    /tab "Meus carros".*selected/,
    /heading "Adicionar um carro".*level=4/,
  );
  await keys.press('Enter');
  await expect(cars).toHaveCount(1);
  await expect(cars.first().getByRole('heading')).toBeFocused();

  await openSection('Meus cartões');
  await keys.activate('Incluir cartão');
  await expect(account.getByRole('dialog')).toBeVisible();
  for (const [label, text] of [
    ['Número do cartão', CARD],
    ['Nome como está no cartão', 'Nina Ramos'],
    ['Validade (MM/AA)', '1240'],
    ['Código de segurança', '917'],
  ] as const)
    await keys.fill(label, text);
  await keys.press('Enter');
  await expect(account.getByText('O cartão foi incluído.').locator('..')).toBeFocused();
  // The list is loaded again by then or a moment later.
  await expect(account.getByRole('heading', { name: 'Mastercard final 5100' })).toBeVisible();
  await read('cards', /region "Meus cartões"/, /heading "Mastercard final 5100".*level=4/);
  await expectAccessible(page, 'vt-account');

  await openSection('Trocar a senha');
  for (const [label, text] of [
    ['Senha atual', FIRST],
    ['Nova senha', SECOND],
    ['Repita a nova senha', SECOND],
  ] as const)
    await keys.fill(label, text);
  await read('password', /region "Trocar a senha"/, /textbox "Senha atual"/, /button "Salvar a senha"/);
  await keys.press('Enter');
  await expect(account.getByText('A sua senha foi salva')).toBeVisible();
  await expect(account.locator('vt-password').getByRole('status').getByRole('paragraph')).toBeFocused();

  await keys.activate('Sair da conta');
  await expect(account.getByText(/^Entre para ver seus dados/)).toBeVisible();
  await read('signed out', /heading "Área da conta Fiat"/, /link "Entrar na minha conta"/);
  expect(await page.evaluate(() => document.cookie)).not.toContain('vitrine_session=');

  await expect(account.getByRole('link', { name: 'Entrar na minha conta' })).toBeFocused();
  await keys.press('Enter');
  await page.waitForURL('**/fiat/entrar/**');
  await expect(heading(page, 'Entrar na sua conta')).toBeVisible();
  await keys.fill('E-mail ou CPF', EMAIL);
  await keys.fill('Senha', SECOND);
  await keys.press('Enter');
  // Back to the section that was open.
  await page.waitForURL('**/fiat/conta/?vt-section=password');
  await expect(account.locator('nav [aria-current=page]')).toHaveText('Trocar a senha');

  // Nothing of the visitor stays where others could read it.
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  expect(withoutTimes(kept)).not.toMatch(/nina|ramos|111\.?444|98765-?4321|5105105|Segura|Trocada/i);
  for (const [name, lines] of Object.entries({ keys: keys.pressed, tree: trees }))
    await info.attach(`${name}.txt`, { body: lines.join('\n'), contentType: 'text/plain' });
  // The browser's own line about a frame's sandbox, which it says before it knows that the frame is of another origin.
  noise.splice(0, noise.length, ...noise.filter((line) => !/sandbox attribute/.test(line)));
});

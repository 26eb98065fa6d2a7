import { expect } from 'storybook/test';
import { accounts } from '../demo-pages/sandbox/rules/accounts';
import { CODE } from '../demo-pages/sandbox/rules/mails';
import { sandbox } from './lib/sandbox';
import { fillForm, heard, inside, press, textIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-login'> = {
  title: 'Widgets/vt-login',
  component: component('vt-login'),
  args: {
    'signup-url': '/cadastro',
    'password-url': '/senha',
    children: '<a href="/entrar">Entrar na minha conta</a>',
  },
};
export default meta;
type Story = WidgetStory<'vt-login'>;

const ANA = { user: 'ana.nogueira@correio.example', password: 'Vitrine#2026' };
const send = (root: HTMLElement) => press(root.querySelector('[type=submit]') as HTMLElement);

export const Empty: Story = {
  name: 'Vazio',
  args: { providers: 'google apple' },
  parameters: about('Cada campo diz o que falta; nada é enviado.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-login');
    send(root);
    await expect(await findByText('Digite o seu e-mail ou CPF')).toBeVisible();
  }),
};

/** As Instagram's browser on iOS names itself. */
const IN_AN_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1.15 Mobile/15E148 Instagram 334.0';

export const InAnApp: Story = {
  name: 'No navegador de um aplicativo',
  args: { providers: 'google apple' },
  parameters: about(
    'O Google não permite entrar pelos navegadores de aplicativos: a pessoa lê onde pode entrar com ele.',
  ),
  beforeEach() {
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'userAgent') as PropertyDescriptor;
    Object.defineProperty(Navigator.prototype, 'userAgent', { ...own, get: () => IN_AN_APP });
    return () => Object.defineProperty(Navigator.prototype, 'userAgent', own);
  },
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, findByRole, queryByRole } = await inside(canvasElement, 'vt-login');
    await expect(await findByText(/não permite entrar com Google/)).toBeVisible();
    await expect(await findByRole('button', { name: 'Continuar com Apple' })).toBeVisible();
    await expect(queryByRole('button', { name: 'Continuar com Google' })).toBeNull();
  }),
};

export const Wrong: Story = {
  name: 'Senha errada',
  parameters: about('A mensagem não diz se a conta existe; o que foi digitado fica.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-login');
    fillForm(root, { ...ANA, password: 'Errada#2026' });
    send(root);
    await expect(await findByText(/ou senha incorretos/)).toBeVisible();
    await expect(textIn(root, 'user')).toBe(ANA.user);
  }),
};

export const Failed: Story = {
  name: 'Serviço fora do ar',
  parameters: about('A pessoa pode tentar novamente.', { faults: { 'AUTH-12': '500' } }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-login-failed');
    const { root, findByRole } = await inside(canvasElement, 'vt-login');
    fillForm(root, ANA);
    send(root);
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(events).toEqual([{ method: 'password', reason: 'failed' }]);
  }),
};

export const SignedIn: Story = {
  name: 'Dentro da conta',
  args: { 'account-url': '/conta' },
  parameters: about(
    'Uma conta nova confirma antes o e-mail. Quem entrou vê o próprio nome, o caminho para a conta e como sair.',
    {
      arrange() {
        const account = accounts(sandbox.world).get('ana');
        if (account) account.status = 'WAITING_CONFIRMATION';
      },
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-login');
    fillForm(root, ANA);
    send(root);
    await findByRole('heading', { name: 'Confirme o seu e-mail' });
    fillForm(root, { code: CODE });
    await expect(await findByRole('heading', { name: /^Olá, / })).toBeVisible();
    await expect(await findByRole('link', { name: 'Minha conta' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { providers: 'google', children: '<a href="/ingresar">Ingresar a mi cuenta</a>' },
  parameters: about('O mesmo formulário na Argentina, com o DNI.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText, findByRole } = await inside(canvasElement, 'vt-login');
    await expect(await findByLabelText('Correo electrónico o DNI')).toBeVisible();
    await expect(await findByRole('button', { name: 'Continuar con Google' })).toBeVisible();
  }),
};

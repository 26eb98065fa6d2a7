import { expect } from 'storybook/test';
import { fillForm, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-password'> = {
  title: 'Widgets/vt-password',
  component: component('vt-password'),
  args: { 'login-url': '/entrar', children: '<a href="/senha">Criar uma nova senha</a>' },
};
export default meta;
type Story = WidgetStory<'vt-password'>;

const send = (root: HTMLElement) => press(root.querySelector('[type=submit]') as HTMLElement);
const ANA = 'ana.nogueira@correio.example';

export const Forgot: Story = {
  name: 'Esquecida',
  parameters: about('O código vai por e-mail; a mensagem é a mesma para quem não tem conta.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findByLabelText } = await inside(canvasElement, 'vt-password');
    fillForm(root, { email: ANA });
    send(root);
    await expect(await findByText(/o código chega em alguns minutos/)).toBeVisible();
    await expect(await findByLabelText('Nova senha')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não enviado',
  parameters: about('A pessoa pode tentar novamente.', { faults: { 'USR-13': '500' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-password');
    fillForm(root, { email: ANA });
    send(root);
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Change: Story = {
  name: 'Troca',
  args: { mode: 'change' },
  parameters: about('Quem entrou troca a senha com a atual.', { user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-password');
    await findByLabelText('Senha atual');
    fillForm(root, {
      currentPassword: 'Errada#2026',
      password: 'Segura#2026',
      confirmation: 'Segura#2026',
    });
    send(root);
    await expect(await findByText('A senha atual não confere')).toBeVisible();
  }),
};

export const First: Story = {
  name: 'Primeira senha',
  args: { mode: 'first' },
  parameters: about('De uma conta aberta pela concessionária; depois da senha, o código confirma o e-mail.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByRole } = await inside(canvasElement, 'vt-password');
    await expect(await findByLabelText('Nova senha')).toBeVisible();
    fillForm(root, {
      email: 'espera@correio.example',
      password: 'Segura#2026',
      confirmation: 'Segura#2026',
    });
    send(root);
    await expect(await findByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/contrasena">Crear una contraseña nueva</a>' },
  parameters: about('O mesmo formulário na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-password');
    await expect(await findByRole('button', { name: 'Recibir el código' })).toBeVisible();
  }),
};

import { expect } from 'storybook/test';
import { mails, RESEND_WAIT } from '../demo-pages/sandbox/rules/mails';
import { sandbox } from './lib/sandbox';
import { fillForm, inside, press, textIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-signup'> = {
  title: 'Widgets/vt-signup',
  component: component('vt-signup'),
  args: { 'login-url': '/entrar', children: '<a href="/cadastro">Criar a minha conta</a>' },
};
export default meta;
type Story = WidgetStory<'vt-signup'>;

const NEW = {
  name: 'Nina Ramos',
  cpf: '111.444.777-35',
  email: 'nina@correio.example',
  password: 'Segura#2026',
  confirmation: 'Segura#2026',
};
const send = (root: HTMLElement) => press(root.querySelector('[type=submit]') as HTMLElement);

export const Empty: Story = {
  name: 'Vazio',
  parameters: about('Cada campo diz o que falta; nada é enviado.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-signup');
    send(root);
    await expect(await findByText('Digite o CPF')).toBeVisible();
  }),
};

export const Rules: Story = {
  name: 'Regras da senha',
  parameters: about('Cada regra é marcada quando a senha a cumpre.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-signup');
    fillForm(root, { ...NEW, password: 'segura2026' });
    await expect(await findByText('Um caractere especial')).toBeVisible();
    send(root);
    await expect(await findByText('As senhas digitadas não são iguais')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não enviado',
  parameters: about('O que foi digitado fica, e a pessoa pode tentar novamente.', {
    faults: { 'USR-18': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-signup');
    fillForm(root, NEW);
    send(root);
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(textIn(root, 'email')).toBe(NEW.email);
  }),
};

export const Confirmed: Story = {
  name: 'Conta pronta',
  args: { crm: true, 'return-url': '/', 'garage-url': '/conta' },
  parameters: about(
    'O código do e-mail, completo, confirma o endereço, e a pessoa entra; se ele não chega, ela pede outro. O caminho principal leva ao formulário do primeiro carro. A conta vai também para o CRM.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-signup');
    fillForm(root, NEW);
    send(root);
    await expect(await findByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible();
    sandbox.world.advance(RESEND_WAIT);
    press(await findByRole('button', { name: 'Enviar outro código' }));
    await expect(await findByText('Enviamos outro código.')).toBeVisible();
    fillForm(root, { code: mails(sandbox.world).at(-1)?.code ?? '' });
    await expect(await findByRole('heading', { name: 'A sua conta está pronta' })).toBeVisible();
    await expect(await findByRole('link', { name: 'Adicionar o meu carro' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/cuenta/nueva">Crear mi cuenta</a>' },
  parameters: about('O mesmo formulário na Argentina, com o DNI.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText } = await inside(canvasElement, 'vt-signup');
    await expect(await findByLabelText('DNI')).toBeVisible();
  }),
};

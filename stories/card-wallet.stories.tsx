import { expect } from 'storybook/test';
import { fillForm, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-card-wallet'> = {
  title: 'Widgets/vt-card-wallet',
  component: component('vt-card-wallet'),
  args: { children: '<a href="/ajuda/cartoes">Ajuda com cartões</a>' },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-card-wallet'>;

export const Default: Story = {
  name: 'Os cartões',
  parameters: about('O favorito primeiro; abaixo, os contratos que os cartões pagam.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-card-wallet');
    await expect(await findByRole('heading', { name: /^Visa final/ })).toBeVisible();
    await expect(await findByRole('heading', { name: 'Serviços conectados' })).toBeVisible();
  }),
};

export const Add: Story = {
  name: 'Incluir',
  parameters: about('A bandeira vem do número; um número errado não é enviado.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-card-wallet');
    press(await findByRole('button', { name: 'Incluir cartão' }));
    await findByRole('dialog');
    fillForm(root, { number: '5555 5555 5555 4445', holderName: 'Ana Prado', cvv: '123' });
    await expect(await findByText('Mastercard')).toBeVisible();
    press(root.querySelector('dialog [type=submit]') as HTMLElement);
    await expect(await findByText('Número do cartão inválido')).toBeVisible();
  }),
};

export const Empty: Story = {
  name: 'Sem cartões',
  parameters: about('Diz para que servem, e como incluir o primeiro.', { faults: { 'PIN-02': 'empty' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-card-wallet');
    await expect(await findByText('Nenhum cartão ainda')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('O visitante pode tentar novamente.', { faults: { 'PIN-02': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-card-wallet');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Remove: Story = {
  name: 'Remover',
  args: { calls: 'card-management' },
  parameters: about('Pergunta antes, e diz os contratos que o cartão paga.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole, findByText } = await inside(canvasElement, 'vt-card-wallet');
    await findByText('Serviços conectados');
    press((await findAllByRole('button', { name: /^Remover: / }))[0] as HTMLElement);
    await expect(await findByText(/^Ele paga: Serviços conectados\./)).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/ayuda/tarjetas">Ayuda con tarjetas</a>' },
  parameters: about('A mesma carteira na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-card-wallet');
    await expect(await findByRole('button', { name: 'Agregar tarjeta' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-card-wallet');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
  }),
};

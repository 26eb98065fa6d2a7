import { expect } from 'storybook/test';
import { callsOf, sandbox } from './lib/sandbox';
import { choose, fillForm, heard, inside, press } from './lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-welcome-kit'> = {
  title: 'Widgets/vt-welcome-kit',
  component: component('vt-welcome-kit'),
  args: {
    order: 'res-user-ana-1',
    'orders-url': '/pedidos',
    children: '<a href="/entrar">Entrar para ver o meu kit de boas-vindas</a>',
  },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-welcome-kit'>;

const ADDRESS = {
  postalCode: '01310100',
  street: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  cityName: 'São Paulo',
  stateCode: 'SP',
};
const send = (root: HTMLElement) => press(root.querySelector('[type=submit]') as HTMLElement);
const typeAddress = async (root: HTMLElement) => {
  fillForm(root, { ...ADDRESS, homeNumber: '1000' });
  await nextFrame();
};

export const Default: Story = {
  name: 'À espera do endereço',
  parameters: about('Cada campo diz o que falta; nada é enviado.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-welcome-kit');
    await findByRole('heading', { name: 'Para onde enviamos o seu kit?' });
    send(root);
    await expect(await findByText('Digite seu CEP')).toBeVisible();
    await expect(callsOf('KIT-01')).toHaveLength(0);
  }),
};

export const Saved: Story = {
  name: 'Salvo',
  parameters: about('O endereço como o serviço o guardou, e o caminho para alterá-lo enquanto é possível.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-welcome-kit-saved');
    const { root, findByLabelText, findByRole } = await inside(canvasElement, 'vt-welcome-kit');
    await findByLabelText('CEP');
    await typeAddress(root);
    send(root);
    await expect(await findByRole('button', { name: 'Alterar endereço' })).toBeVisible();
    await expect(events).toEqual([{ order: 'res-user-ana-1' }]);
  }),
};

export const Failed: Story = {
  name: 'Não salvo',
  parameters: about('O que foi digitado fica, e a pessoa pode tentar novamente.', {
    user: 'ana',
    faults: { 'KIT-01': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByRole } = await inside(canvasElement, 'vt-welcome-kit');
    const code = await findByLabelText('CEP');
    await typeAddress(root);
    send(root);
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(code).toHaveValue('01310-100');
  }),
};

export const Changed: Story = {
  name: 'Alterado em outro lugar',
  parameters: about('O que está salvo aparece; só outra confirmação o troca pelo que foi digitado.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByRole, findByText } = await inside(canvasElement, 'vt-welcome-kit');
    await findByLabelText('CEP');
    await sandbox.app.request('/api/reservation/v2/reservations/res-user-ana-1/welcome-kit', {
      method: 'PUT',
      headers: { authorization: 'Bearer ana', 'content-type': 'application/json' },
      body: JSON.stringify({ address: { ...ADDRESS, number: '20' } }),
    });
    await typeAddress(root);
    send(root);
    await expect(await findByText(/^O endereço mudou em outro lugar/)).toBeVisible();
    await expect(await findByRole('button', { name: 'Manter o endereço salvo' })).toBeVisible();
  }),
};

export const OnItsWay: Story = {
  name: 'A caminho',
  args: { order: 'res-user-ana-8' },
  parameters: about('O endereço não muda mais; o código de rastreamento aparece.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, queryByRole } = await inside(canvasElement, 'vt-welcome-kit');
    await expect(await findByText('Código de rastreamento')).toBeVisible();
    await expect(queryByRole('button')).toBeNull();
  }),
};

export const None: Story = {
  name: 'Sem kit',
  args: { order: 'res-user-ana-4' },
  parameters: about('O pedido não dá direito a um kit: há um caminho até os pedidos.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-welcome-kit');
    await expect(await findByText('Este pedido não tem kit de boas-vindas')).toBeVisible();
    await expect(await findByRole('link', { name: 'Ver os meus pedidos' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: {
    order: 'res-user-sofia-1',
    children: '<a href="/ingresar">Ingresar para ver mi kit de bienvenida</a>',
  },
  parameters: about('O mesmo kit na Argentina, em preparação; o endereço ainda pode mudar.', {
    user: 'sofia',
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByRole } = await inside(canvasElement, 'vt-welcome-kit');
    await findByLabelText('Código postal');
    await findByRole('option', { name: 'Santa Fe' });
    fillForm(root, {
      postalCode: 'S2000ABC',
      street: 'Calle Córdoba',
      homeNumber: '1000',
      neighborhood: 'Centro',
      cityName: 'Rosario',
    });
    choose(root.querySelector('#stateCode') as HTMLElement, 'Santa Fe');
    await nextFrame();
    send(root);
    await expect(await findByRole('heading', { name: 'La dirección del kit se guardó' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await inside(canvasElement, 'vt-welcome-kit');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
    await expect(getByText('Entre para confirmar o endereço do seu kit de boas-vindas.')).toBeVisible();
  }),
};

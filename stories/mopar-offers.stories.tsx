import { expect, waitFor } from 'storybook/test';
import { inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-mopar-offers'> = {
  title: 'Widgets/vt-mopar-offers',
  component: component('vt-mopar-offers'),
  args: {
    count: 6,
    'scheduling-url': '/servico',
    'contact-url': '/contato',
    children: '<a href="/servicos">Ver as ofertas de serviços e acessórios</a>',
  },
  // The filter and an opened offer are in the page's URL, which the next story shares.
  beforeEach: () => () => {
    const url = new URL(location.href);
    for (const name of ['vt-mopar-offers', 'vt-mopar-offer']) url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
  },
};
export default meta;
type Story = WidgetStory<'vt-mopar-offers'>;

export const Default: Story = {
  name: 'A lista',
  parameters: about('Serviços e acessórios, com preço fixo ou com desconto.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole } = await inside(canvasElement, 'vt-mopar-offers');
    await expect(await findAllByRole('heading', { level: 3 })).toHaveLength(6);
  }),
};

export const WithCoupon: Story = {
  name: 'Oferta com cupom',
  parameters: about('Quem entrou na conta pega o cupom e o apresenta na concessionária.', { user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-mopar-offers');
    press(await findByRole('button', { name: 'Ver oferta 15% nas pastilhas de freio' }));
    press(await findByRole('button', { name: 'Pegar cupom' }));
    await expect(await findByRole('heading', { name: 'O seu cupom' })).toBeVisible();
  }),
};

export const SignIn: Story = {
  name: 'Oferta com cupom, sem entrar',
  parameters: about('Sem a conta, a oferta diz para que serve entrar.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-mopar-offers');
    press(await findByRole('button', { name: 'Ver oferta 15% nas pastilhas de freio' }));
    await expect(await findByText('Entre na sua conta para pegar o cupom.')).toBeVisible();
  }),
};

export const FixedPrice: Story = {
  name: 'Serviço com preço fixo',
  parameters: about('O serviço leva ao agendamento.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-mopar-offers');
    press(await findByRole('button', { name: 'Ver oferta Alinhamento e balanceamento' }));
    await expect(await findByRole('link', { name: 'Agendar serviço' })).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('A pessoa pode tentar novamente.', { faults: { 'MOF-01': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-mopar-offers');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { type: 'accessory', children: '<a href="/servicios">Ver las ofertas</a>' },
  parameters: about('Só acessórios, na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByText } = await inside(canvasElement, 'vt-mopar-offers');
    await waitFor(async () => expect((await findAllByText('Accesorio')).length).toBeGreaterThan(1));
  }),
};

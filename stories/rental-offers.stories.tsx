import { expect, waitFor } from 'storybook/test';
import { inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-rental-offers'> = {
  title: 'Widgets/vt-rental-offers',
  component: component('vt-rental-offers'),
  args: {
    count: 6,
    'interest-url': '/locacao',
    'contact-url': '/contato',
    children: '<a href="/assinatura">Ver os carros por assinatura</a>',
  },
  // The filter and an opened offer are in the page's URL, which the next story shares.
  beforeEach: () => () => {
    const url = new URL(location.href);
    for (const name of ['vt-rental-offers', 'vt-rental-offer']) url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
  },
};
export default meta;
type Story = WidgetStory<'vt-rental-offers'>;

export const Default: Story = {
  name: 'A lista',
  parameters: about('As ofertas da marca, com etiquetas de seis cores e o menor preço por mês.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole } = await inside(canvasElement, 'vt-rental-offers');
    await expect((await findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(1);
  }),
};

export const Opened: Story = {
  name: 'Uma oferta',
  parameters: about(
    'O prazo e os quilômetros definem o preço; os links levam com o plano ao contato, e uma empresa ao seu formulário.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole, findByRole } = await inside(canvasElement, 'vt-rental-offers');
    press((await findAllByRole('button', { name: /^Ver oferta/ }))[0] as HTMLElement);
    press(await findByRole('radio', { name: /^12\smeses$/ }));
    await expect(await findByRole('link', { name: 'Quero assinar' })).toBeVisible();
    await expect(await findByRole('heading', { name: 'Onde receber o carro' })).toBeVisible();
  }),
};

export const AllBrands: Story = {
  name: 'Todas as marcas',
  args: { 'all-brands': true, count: 3 },
  parameters: about('Com all-brands, a lista tem um filtro por marca.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText, findAllByRole } = await inside(canvasElement, 'vt-rental-offers');
    await expect(await findByLabelText('Marca')).toBeVisible();
    await waitFor(async () => expect(await findAllByRole('heading', { level: 3 })).toHaveLength(3));
  }),
};

export const None: Story = {
  name: 'Marca sem assinatura',
  globals: { brand: 'dodge' },
  parameters: about('A marca não tem carros por assinatura.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-rental-offers');
    await expect(await findByText('Ainda não há carros por assinatura aqui.')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('A pessoa pode tentar novamente.', { faults: { 'ROL-01': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-rental-offers');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/suscripcion">Ver los autos por suscripción</a>' },
  parameters: about('Uma oferta na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole, findByRole } = await inside(canvasElement, 'vt-rental-offers');
    press((await findAllByRole('button', { name: /^Ver oferta/ }))[0] as HTMLElement);
    await expect(await findByRole('link', { name: 'Quiero suscribirme' })).toBeVisible();
  }),
};

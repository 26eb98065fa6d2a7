import { expect, waitFor } from 'storybook/test';
import { fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-template-widget'> = {
  title: 'Widgets/vt-template-widget',
  component: component('vt-template-widget'),
  args: { children: '<a href="/concessionarias">Nossas concessionárias</a>' },
};
export default meta;
type Story = WidgetStory<'vt-template-widget'>;

export const Default: Story = {
  name: 'A lista',
  parameters: about('As primeiras; o botão mostra mais, e o foco vai até elas.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getAllByRole } = await inside(canvasElement, 'vt-template-widget');
    const more = await findByRole('button', { name: 'Mostrar mais' });
    await expect(getAllByRole('listitem')).toHaveLength(6);
    press(more);
    await waitFor(() => expect(getAllByRole('listitem').length).toBeGreaterThan(6));
  }),
};

export const NothingFound: Story = {
  name: 'Nada encontrado',
  parameters: about('O filtro não encontra nada; um botão o limpa.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText, findByText, getByRole, getAllByRole } = await inside(
      canvasElement,
      'vt-template-widget',
    );
    fill(await findByLabelText('Filtrar por nome ou cidade'), 'xyz');
    await expect(await findByText('Não foram encontrados resultados')).toBeVisible();
    press(getByRole('button', { name: 'Limpar filtro' }));
    await waitFor(() => expect(getAllByRole('listitem')).toHaveLength(6));
  }),
};

export const Empty: Story = {
  name: 'Lista vazia',
  parameters: about('O serviço não tem nada para esta marca.', { faults: { 'DLR-03': 'empty' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-template-widget');
    await expect(await findByText('Não foram encontrados resultados')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('O visitante pode tentar novamente.', { faults: { 'DLR-03': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-template-widget');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/concesionarios">Nuestros concesionarios</a>' },
  parameters: about('A mesma lista na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-template-widget');
    await expect(await findByText(/^Mostrando \d+ de \d+$/)).toBeVisible();
  }),
};

import { expect, waitFor } from 'storybook/test';
import { choose, fill, inside, press } from './lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-offers'> = {
  title: 'Widgets/vt-offers',
  component: component('vt-offers'),
  args: {
    count: 6,
    'contact-url': '/contato',
    'financing-url': '/financiamento',
    'reservation-url': '/reserva',
    children: '<a href="/ofertas">Ver todas as ofertas</a>',
  },
  // The filter and an opened offer are in the page's URL, saved ones in the tab; the next story shares both.
  beforeEach: () => () => {
    const url = new URL(location.href);
    for (const name of ['vt-offers', 'vt-offer']) url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
    sessionStorage.clear();
  },
};
export default meta;
type Story = WidgetStory<'vt-offers'>;

export const Default: Story = {
  name: 'A lista',
  parameters: about('As ofertas em destaque; o botão mostra mais, e o foco vai até elas.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getAllByRole } = await inside(canvasElement, 'vt-offers');
    const more = await findByRole('button', { name: 'Mostrar mais ofertas' });
    await expect(getAllByRole('heading', { level: 3 })).toHaveLength(6);
    press(more);
    await waitFor(() => expect(getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(6));
  }),
};

export const Suggestions: Story = {
  name: 'Busca com sugestões',
  parameters: about('As sugestões aparecem enquanto se digita; as setas e a tecla Enter escolhem.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-offers');
    fill(await findByRole('combobox', { name: 'Buscar por modelo ou versão' }), 'pul');
    await expect(await findByRole('option', { name: /^Pulse/ })).toBeVisible();
  }),
};

export const Opened: Story = {
  name: 'Uma oferta',
  parameters: about(
    'As condições, as concessionárias, os caminhos, o compartilhamento e o aviso de um problema.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole, findByRole, findByText } = await inside(canvasElement, 'vt-offers');
    press((await findAllByRole('button', { name: /^Ver oferta/ }))[0] as HTMLElement);
    await expect(await findByRole('link', { name: 'Reservar' })).toBeVisible();
    await expect(await findByRole('heading', { name: 'Onde encontrar' })).toBeVisible();
    press(await findByRole('button', { name: 'Informar um problema com a oferta' }));
    const reason = (await findByRole('combobox', { name: 'Motivo' })) as HTMLSelectElement;
    choose(reason, reason.options[1]?.value ?? '');
    await nextFrame();
    press(await findByRole('button', { name: 'Enviar aviso' }));
    await expect(await findByText('Recebemos seu aviso. Vamos verificar a oferta.')).toBeVisible();
  }),
};

export const Saved: Story = {
  name: 'Ofertas salvas',
  parameters: about('As ofertas que a pessoa salvou na sua conta, e mais uma.', { user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole, findByRole, getAllByRole } = await inside(canvasElement, 'vt-offers');
    await findByRole('checkbox', { name: 'Só as salvas (2)' });
    press((await findAllByRole('button', { name: /^Salvar:/ }))[0] as HTMLElement);
    press(await findByRole('checkbox', { name: 'Só as salvas (3)' }));
    await waitFor(() => expect(getAllByRole('heading', { level: 3 })).toHaveLength(3));
  }),
};

export const NothingFound: Story = {
  name: 'Nada encontrado',
  parameters: about(
    'A busca não encontra nada; um botão limpa os filtros, e os modelos com ofertas levam adiante.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText, findAllByText } = await inside(canvasElement, 'vt-offers');
    fill(await findByRole('combobox', { name: 'Buscar por modelo ou versão' }), 'xyz');
    press(await findByRole('button', { name: 'Buscar' }));
    await expect(await findByText('Nenhuma oferta encontrada')).toBeVisible();
    press(await findByRole('button', { name: 'Argo' }));
    await expect((await findAllByText(/Argo .*condições de fábrica/))[0]).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('A pessoa pode tentar novamente.', { faults: { 'OSR-01': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-offers');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { count: 2, children: '<a href="/ofertas">Ver todas las ofertas</a>' },
  parameters: about('A mesma lista na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-offers');
    await expect(await findByText(/^Mostrando \d+ de \d+ ofertas$/)).toBeVisible();
  }),
};

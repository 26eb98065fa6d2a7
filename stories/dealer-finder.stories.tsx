import { expect, waitFor } from 'storybook/test';
import { $dealer, chooseDealer } from '../src/stores/visitor/dealer';
import { setLocation } from '../src/stores/visitor/location';
import { browserSays, CHOSEN, SAO_PAULO } from './lib/fixtures';
import { failedWithChildren, fillForm, heard, inside, press, widgetIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-dealer-finder'> = {
  title: 'Widgets/vt-dealer-finder',
  component: component('vt-dealer-finder'),
  args: { children: '<a href="/concessionarias">Todas as concessionárias</a>' },
};
export default meta;
type Story = WidgetStory<'vt-dealer-finder'>;

const search = (root: HTMLElement) => press(root.querySelector('[part=button]') as HTMLElement);
const names = (root: HTMLElement) =>
  [...root.querySelectorAll('.dealers h3')].map((name) => name.textContent);

export const Empty: Story = {
  name: 'Sem cidade',
  parameters: about('Sem uma cidade escolhida, o visitante informa a localização.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-dealer-finder');
    await expect(await findByText(/Informe onde você está/)).toBeVisible();
  }),
};

export const InCity: Story = {
  name: 'Na cidade da página',
  parameters: about('A cidade escolhida em outro widget já traz a lista; a mais próxima vem primeiro.', {
    arrange: () => setLocation(SAO_PAULO),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-dealer-selected');
    const { root, findByText, findAllByRole } = await inside(canvasElement, 'vt-dealer-finder');
    await findByText(/5 concessionárias em São Paulo/);
    const [first] = await findAllByRole('button', { name: /^Escolher/ });
    if (first) press(first);
    await waitFor(() => expect($dealer.get()?.name).toBe(names(root)[0]));
    await expect(events).toEqual([{ dealer: $dealer.get()?.id }]);
    await expect(await findByText(/^Escolhida/)).toBeVisible();
  }),
};

export const Around: Story = {
  name: 'Perto do visitante',
  args: { 'search-by': ['position'], radius: 100 },
  parameters: about(
    'A posição só é obtida quando o visitante pede e não é armazenada; a concessionária já escolhida continua visível, mesmo fora da lista.',
    { arrange: () => chooseDealer(CHOSEN) },
  ),
  play: asWritten(async ({ canvasElement }) => {
    browserSays(SAO_PAULO);
    const { root, findByText } = await inside(canvasElement, 'vt-dealer-finder');
    await waitFor(() => expect(root.querySelector('#radius')).toHaveValue('100'));
    search(root);
    await findByText(/concessionárias em até 100 km de você/);
    await expect(names(root).length).toBeGreaterThan(3);
    await expect(await findByText(/Aurora Fiat Paulista, São Paulo/)).toBeVisible();
  }),
};

export const PositionDenied: Story = {
  name: 'Posição negada',
  args: { 'search-by': ['position', 'city'] },
  parameters: about('Uma mensagem explica o motivo e como continuar de outra forma.'),
  play: asWritten(async ({ canvasElement }) => {
    browserSays(null);
    const { root, findByRole } = await inside(canvasElement, 'vt-dealer-finder');
    await waitFor(() => expect(root.querySelector('#radius')).toBeVisible());
    search(root);
    await expect(await findByRole('alert')).toHaveTextContent(
      'A localização do navegador precisa estar ativada.',
    );
  }),
};

export const None: Story = {
  name: 'Nenhuma na cidade',
  parameters: about('Sem concessionária na cidade, o visitante pode ampliar a busca.', {
    arrange: () => setLocation(SAO_PAULO),
    faults: { 'DLR-20': 'empty' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findByRole } = await inside(canvasElement, 'vt-dealer-finder');
    await findByText('Não foram encontrados resultados');
    press(await findByRole('button', { name: /^Buscar em até/ }));
    await waitFor(() => expect(names(root).length).toBeGreaterThan(0));
  }),
};

export const ServiceFailed: Story = {
  name: 'Serviço fora do ar',
  parameters: about('A lista não carregou; o visitante pode tentar de novo.', {
    arrange: () => setLocation(SAO_PAULO),
    faults: { 'DLR-20': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, findByRole } = await inside(canvasElement, 'vt-dealer-finder');
    await findByText('Não foi possível carregar as informações');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { 'search-by': ['postal-code'], children: '<a href="/concesionarios">Todos los concesionarios</a>' },
  parameters: about('Concessionários da Argentina, pelo código postal.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-dealer-finder');
    fillForm(root, { postalCode: '1425' });
    search(root);
    await expect(await findByText(/concesionarios? en /)).toBeVisible();
  }),
};

export const Missing: Story = {
  name: 'Metadados em falta',
  parameters: about('Sem o endereço dos serviços, o conteúdo do autor fica no lugar do widget.', {
    metadata: { services: null },
    fails: true,
  }),
  play: asWritten(async ({ canvasElement }) => {
    await failedWithChildren(widgetIn(canvasElement, 'vt-dealer-finder'), 'Todas as concessionárias');
  }),
};

import { expect, waitFor } from 'storybook/test';
import { $dealer, chooseDealer } from '#features/dealer/dealer-store';
import { setLocation } from '#features/place/location-store';
import { AMAZON, browserSays, CHOSEN, SAO_PAULO } from './lib/fixtures';
import { choose, failedWithChildren, fill, fillForm, heard, inside, press, widgetIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-dealer-finder'> = {
  title: 'Widgets/vt-dealer-finder',
  component: component('vt-dealer-finder'),
  args: { children: '<a href="/concessionarias">Todas as concessionárias</a>' },
};
export default meta;
type Story = WidgetStory<'vt-dealer-finder'>;

/** Tiles that the sandbox draws. */
const MAP = {
  'map-tiles': '/sandbox/tiles/{z}/{x}/{y}.svg',
  'map-attribution': 'Mapa de demonstração, desenhado por código',
};

const search = (root: HTMLElement) => press(root.querySelector('[part=button]') as HTMLElement);
const names = (root: HTMLElement) =>
  [...root.querySelectorAll('.dealers h3')].map((name) => name.textContent);

/** Resolves to a select when what it offers has loaded. */
const optionsOf = (root: HTMLElement, name: string) =>
  waitFor(() => {
    const field = root.querySelector<HTMLSelectElement>(`#${name}`);
    if (!field?.options[1]) throw new Error(`the choices of ${name} have not loaded`);
    return field;
  });

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
    'A posição só é obtida quando o visitante pede e não é armazenada; a concessionária já escolhida continua visível, mesmo fora da lista. Com um provedor que conhece as ruas, a distância é a do caminho de carro.',
    { arrange: () => chooseDealer(CHOSEN), metadata: AMAZON },
  ),
  play: asWritten(async ({ canvasElement }) => {
    browserSays(SAO_PAULO);
    const { root, findByText } = await inside(canvasElement, 'vt-dealer-finder');
    await waitFor(() => expect(root.querySelector('#radius')).toHaveValue('100'));
    search(root);
    await findByText(/concessionárias em até 100 km de você/);
    await expect(names(root).length).toBeGreaterThan(3);
    await waitFor(() => expect(root.querySelector('.distance')).toHaveTextContent(/ de carro$/));
    await expect(await findByText(/Aurora Fiat Paulista, São Paulo/)).toBeVisible();
  }),
};

export const PositionDenied: Story = {
  name: 'Posição negada',
  args: { 'search-by': ['position', 'postal-code'], extent: 'regional' },
  parameters: about(
    'Uma mensagem explica o motivo. O visitante continua de outra forma, aqui pelo CEP, na região da marca; sem a lista das cidades da região, elas vêm estado por estado.',
    { faults: { 'RGL-01': '404' } },
  ),
  play: asWritten(async ({ canvasElement }) => {
    browserSays(null);
    const { root, findByRole, findByText, getByLabelText } = await inside(canvasElement, 'vt-dealer-finder');
    await waitFor(() => expect(root.querySelector('#radius')).toBeVisible());
    search(root);
    await expect(await findByRole('alert')).toHaveTextContent(
      'A localização do navegador precisa estar ativada.',
    );
    press(getByLabelText('CEP'));
    await waitFor(() => expect(root.querySelector('#postalCode')).toBeVisible());
    fillForm(root, { postalCode: '01310-100' });
    search(root);
    await expect(await findByText(/concessionárias na região de São Paulo/)).toBeVisible();
  }),
};

export const None: Story = {
  name: 'Nenhuma na cidade',
  parameters: about('Sem concessionária na cidade, o visitante pode ampliar a busca.', {
    arrange: () => setLocation(SAO_PAULO),
    faults: { 'DLR-20': 'empty', 'DLR-22': 'empty' },
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
    faults: { 'DLR-20': '400', 'DLR-25': '400', 'DLR-01': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, findByRole } = await inside(canvasElement, 'vt-dealer-finder');
    await findByText(/^Não foi possível carregar as informações/);
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

export const OnMap: Story = {
  name: 'No mapa',
  parameters: about(
    'Com o metadado map-tiles, a lista tem um mapa que carrega quando o visitante o abre. Um marcador leva à concessionária na lista, e a escolhida na lista é destacada no mapa.',
    { arrange: () => setLocation(SAO_PAULO), metadata: MAP },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-dealer-finder');
    press(await findByRole('button', { name: 'Ver no mapa' }));
    const marker = await findByRole('button', { name: /^3/ });
    await waitFor(() => expect(root.querySelectorAll('.tile:not(.coming)').length).toBeGreaterThan(2));
    press(marker);
    await waitFor(() => expect(root.querySelector('.dealer.active h3')).toHaveTextContent(/^3/));
    await waitFor(() => expect(marker).toHaveAttribute('aria-pressed', 'true'));
  }),
};

export const MapFailed: Story = {
  name: 'Mapa sem imagens',
  parameters: about('Se as imagens do mapa não carregam, o mapa diz isso e a lista continua.', {
    arrange: () => setLocation(SAO_PAULO),
    metadata: { ...MAP, 'map-tiles': '/sandbox/tiles/{z}/{x}/{y}0/none.svg' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-dealer-finder');
    press(await findByRole('button', { name: 'Ver no mapa' }));
    await findByText('O mapa não carregou. A lista continua abaixo.');
    await expect(names(root).length).toBeGreaterThan(3);
  }),
};

export const Details: Story = {
  name: 'Detalhes e venda só na loja',
  parameters: about(
    'Horários, contatos e serviços carregam quando o visitante abre uma concessionária. A que vende só na loja está na lista com essa marca e não recebe pedidos.',
    { arrange: () => setLocation(SAO_PAULO) },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findAllByRole, findByText } = await inside(canvasElement, 'vt-dealer-finder');
    const [first] = await findAllByRole('button', { name: /^Detalhes/ });
    press(first as HTMLElement);
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'));
    await findByText(/^(Aberto|Fechado) agora/);
    await findByText('Revisão programada');
    const inPerson = await findByText('Só na loja');
    await expect(inPerson.closest('li')?.querySelector('.choose')).toBeNull();
    root.querySelector('.now')?.scrollIntoView({ block: 'center' });
  }),
};

export const Area: Story = {
  name: 'Na área de influência',
  args: { extent: 'area', 'dealer-type': 'digital-dealer' },
  parameters: about(
    'O autor define até onde vai a busca por cidade, aqui a área de influência dela, e o tipo das concessionárias.',
    {
      arrange: () =>
        setLocation({
          ...SAO_PAULO,
          influenceAreas: [{ id: 'BR-SP', code: 'SP', brandName: 'Fiat' }],
        }),
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-dealer-finder');
    await findByText(/concessionárias na área de São Paulo/);
    await expect(names(root).length).toBeGreaterThan(5);
  }),
};

export const Group: Story = {
  name: 'De um grupo',
  args: { 'search-by': ['group', 'city'], 'dealer-group': 'aurora' },
  parameters: about(
    'Só as concessionárias do grupo que o autor define: todas, as de uma área ou as de uma cidade que tem alguma.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByLabelText, findByText } = await inside(canvasElement, 'vt-dealer-finder');
    await findByText(/concessionárias do grupo Aurora$/);
    choose(await optionsOf(root, 'area'), 'BR-SP');
    await expect(await findByText(/do grupo Aurora, São Paulo$/)).toBeVisible();
    press(await findByLabelText('Cidade'));
    choose(await optionsOf(root, 'stateCode'), 'SP');
    await waitFor(() => expect(root.querySelector('#cityName')).toBeEnabled());
    fill(root.querySelector('#cityName') as HTMLElement, 'sorocaba', { leave: false });
    press(await findByRole('option', { name: 'Sorocaba' }));
    await expect(await findByText(/^1 concessionária em Sorocaba/)).toBeVisible();
  }),
};

export const Zone: Story = {
  name: 'Por província e zona',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: {
    'search-by': ['zone', 'group', 'city'],
    children: '<a href="/concesionarios">Todos los concesionarios</a>',
  },
  parameters: about(
    'Concessionárias da Argentina, por província e zona, com as que vendem só na loja; também por grupo.',
    { metadata: { ...MAP, 'map-attribution': 'Mapa de demostración, dibujado por código' } },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-dealer-finder');
    choose(await optionsOf(root, 'province'), 'X');
    await findByText(/concesionarios en Córdoba/);
    await waitFor(() => expect(root.querySelectorAll('#zone option').length).toBeGreaterThan(1));
    const zone = await findByLabelText('Zona');
    const zoneId = root.querySelectorAll<HTMLOptionElement>('#zone option')[1]?.value ?? '';
    choose(zone, zoneId);
    await expect(await findByText(/concesionarios? en Córdoba ·/)).toBeVisible();
    await expect(await findByText('Solo en el local')).toBeVisible();
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

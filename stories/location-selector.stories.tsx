import { expect, waitFor } from 'storybook/test';
import { $location, setLocation } from '#features/place/location-store';
import { AMAZON, browserSays, SAO_PAULO } from './lib/fixtures';
import {
  choose,
  failedWithChildren,
  fill,
  fillForm,
  heard,
  inside,
  press,
  settled,
  widgetIn,
} from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-location-selector'> = {
  title: 'Widgets/vt-location-selector',
  component: component('vt-location-selector'),
  args: { children: '<a href="/cidades">Escolha sua cidade</a>' },
};
export default meta;
type Story = WidgetStory<'vt-location-selector'>;

const LISBON = { longitude: -9.14, latitude: 38.71 };
const button = (root: HTMLElement) => root.querySelector('[part=button]') as HTMLElement;

export const ByPostalCode: Story = {
  name: 'Pelo CEP',
  parameters: about(
    'Todas as formas visíveis. O campo indica o que falta ou que o CEP não foi encontrado. A cidade do CEP vale para os outros widgets da página, por quatro horas; o visitante pode trocá-la.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-location-selected');
    const { root, findByText, findByRole } = await inside(canvasElement, 'vt-location-selector');
    press(button(root));
    await expect(await findByText('Digite seu CEP')).toBeVisible();
    fillForm(root, { postalCode: '00000-001' });
    press(button(root));
    await expect(await findByText(/CEP NÃO ENCONTRADO/)).toBeVisible();
    await expect($location.get()).toBeNull();
    fillForm(root, { postalCode: '01310-100' });
    press(button(root));
    await expect(await findByText(/São Paulo/)).toBeVisible();
    await expect(await findByRole('button', { name: 'Alterar cidade' })).toBeVisible();
    await expect($location.get()).toMatchObject({ cityCode: '3550308', stateCode: 'SP' });
    await expect(events).toEqual([{ countryCode: 'BR', stateCode: 'SP', cityCode: '3550308' }]);
  }),
};

export const ByCity: Story = {
  name: 'Pela cidade, com sugestões',
  parameters: about('O estado em uma lista, a cidade com sugestões; basta escolher uma sugestão.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByLabelText, findByRole } = await inside(canvasElement, 'vt-location-selector');
    press(getByLabelText('Estado e cidade'));
    await waitFor(() => expect(root.querySelectorAll('#stateCode option').length).toBeGreaterThan(20));
    choose(root.querySelector('#stateCode') as HTMLElement, 'SP');
    const city = await waitFor(() => {
      const input = root.querySelector<HTMLInputElement>('#cityName:not(:disabled, [aria-busy])');
      if (!input) throw new Error('the cities are not there yet');
      return input;
    });
    city.focus();
    fill(city, 'camp', { leave: false });
    await settled(await findByRole('option', { name: 'Campinas' }));
  }),
};

/** Types an address into the field of the search by address, with the focus in it. */
async function typeAddress(root: HTMLElement, text: string): Promise<void> {
  const way = await waitFor(() => {
    const radio = root.querySelector<HTMLElement>('input[value=address]');
    if (!radio) throw new Error('the ways to search are not there yet');
    return radio;
  });
  press(way);
  const field = await waitFor(() => {
    const input = root.querySelector<HTMLInputElement>('#address');
    if (!input) throw new Error('the field is not there yet');
    return input;
  });
  field.focus();
  fill(field, text, { leave: false });
}

export const ByAddress: Story = {
  name: 'Pelo endereço, com sugestões',
  parameters: about(
    'Um endereço ou um lugar, a partir de três letras, com sugestões do provedor de localização da página, aqui o Amazon Location. Basta escolher uma; sem sugestão, vale o texto digitado.',
    { metadata: AMAZON },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-location-selector');
    await typeAddress(root, 'xy');
    press(button(root));
    await expect(await findByText('Digite pelo menos 3 caracteres')).toBeVisible();
    await typeAddress(root, 'campinas');
    press(button(root));
    await expect(await findByText(/^Campinas/)).toBeVisible();
    const first = 'Jardim Botânico, Rio de Janeiro, RJ, Brasil';
    const change = async () => {
      press(await findByRole('button', { name: 'Alterar cidade' }));
      await typeAddress(root, 'jardim bot');
      const option = await findByRole('option', { name: first });
      await settled(option);
      return option;
    };
    press(await change());
    await expect(await findByText(/^Rio de Janeiro/)).toBeVisible();
    await change();
    await expect(root.querySelectorAll('mark')).toHaveLength(4);
  }),
};

export const PositionDenied: Story = {
  name: 'Posição negada ou em outro país',
  parameters: about(
    'Uma mensagem explica o motivo e como continuar de outra forma; fora do país da página, ela diz o nome dele.',
    { metadata: AMAZON },
  ),
  play: asWritten(async ({ canvasElement }) => {
    browserSays(null);
    const { findByRole } = await inside(canvasElement, 'vt-location-selector');
    const locate = await findByRole('button', { name: 'Usar minha localização' });
    press(locate);
    await expect(await findByRole('alert')).toHaveTextContent(
      'A localização do navegador precisa estar ativada.',
    );
    browserSays(LISBON);
    press(locate);
    await waitFor(async () =>
      expect(await findByRole('alert')).toHaveTextContent('no país desta página: Brasil.'),
    );
  }),
};

export const ServiceFailed: Story = {
  name: 'Serviço fora do ar',
  parameters: about('A busca falhou; o texto digitado é mantido, e o visitante pode tentar de novo.', {
    faults: {
      'LOC-03': '404',
      'LOC-01': '404',
      'LOC-02': '404',
      'LOC-04': '400',
      'LOC-07': '400',
      'LOC-09': '400',
      'LOC-10': '400',
    },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { getByLabelText, findByRole } = await inside(canvasElement, 'vt-location-selector');
    press(getByLabelText('Estado e cidade'));
    await expect(await findByRole('alert')).toHaveTextContent('Não foi possível carregar as informações');
  }),
};

export const Modal: Story = {
  name: 'Botão com janela (modal)',
  args: { layout: 'modal' },
  parameters: about('Um botão com a cidade, que abre a seleção sobre a página.', {
    arrange: () => setLocation(SAO_PAULO),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-location-selector');
    press(await findByRole('button', { name: /São Paulo/ }));
    await settled(await findByRole('dialog'));
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/localidades">Elegí tu localidad</a>' },
  parameters: about(
    'Argentina: província, localidade e código postal; a província aparece por extenso, também quando as listas do serviço falham.',
    { faults: { 'LOC-04': '404', 'LOC-09': '404', 'LOC-10': '404' } },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findByRole } = await inside(canvasElement, 'vt-location-selector');
    await findByText('Elegí tu localidad');
    await typeAddress(root, 'bulevar');
    press(await findByRole('option', { name: /Bulevar Oroño, Rosario/ }));
    await expect(await findByText('Rosario, Santa Fe')).toBeVisible();
    await expect($location.get()).toMatchObject({ countryCode: 'AR', stateCode: 'S', stateName: 'Santa Fe' });
  }),
};

export const Missing: Story = {
  name: 'Metadados em falta',
  parameters: about('Sem o país da página, o conteúdo do autor fica no lugar do widget.', {
    metadata: { country: null },
    fails: true,
  }),
  play: asWritten(async ({ canvasElement }) => {
    await failedWithChildren(widgetIn(canvasElement, 'vt-location-selector'), 'Escolha sua cidade');
  }),
};

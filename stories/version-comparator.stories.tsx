import { expect, waitFor } from 'storybook/test';
import { $car } from '#features/car/car-store';
import { loadCar } from '#features/car/current/load-car';
import { narrow } from './lib/narrow';
import { choose, failedWithChildren, heard, inside, press, widgetIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-version-comparator'> = {
  title: 'Widgets/vt-version-comparator',
  component: component('vt-version-comparator'),
  args: { versions: '358AF11 358BF31', children: '<a href="/ficha-tecnica">Ficha técnica</a>' },
};
export default meta;
type Story = WidgetStory<'vt-version-comparator'>;

const names = (root: HTMLElement) => [...root.querySelectorAll('.card b')].map((name) => name.textContent);
const compared = (root: HTMLElement, ...expected: string[]) =>
  waitFor(() => {
    expect(names(root)).toEqual(expected);
    expect(root.querySelector('.region')).toHaveAttribute('aria-busy', 'false');
  });
const lines = (root: HTMLElement) => root.querySelectorAll('.different, .same').length;

export const Two: Story = {
  name: 'Duas versões',
  parameters: about('As versões indicadas pelo autor, com as diferenças marcadas.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-version-comparator');
    await compared(root, 'Drive 1.0', 'Drive 1.3 CVT');
    const before = lines(root);
    const all = await findByRole('button', { name: 'Ver todos os itens' });
    press(all);
    await waitFor(() => expect(lines(root)).toBeGreaterThan(before));
    press(await findByRole('switch', { name: 'Só as diferenças' }));
    await waitFor(() => expect(root.querySelector('.same')).toBeNull());
    await expect(lines(root)).toBeGreaterThan(5);
  }),
};

export const Changed: Story = {
  name: 'Trocar, adicionar e remover',
  parameters: about(
    'As outras versões continuam visíveis enquanto a nova carrega; o foco vai para o que mudou.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { element, root, findByRole, queryByRole } = await inside(canvasElement, 'vt-version-comparator');
    await compared(root, 'Drive 1.0', 'Drive 1.3 CVT');
    await expect(queryByRole('button', { name: /^Remover/ })).toBeNull();
    press(await findByRole('button', { name: 'Adicionar versão' }));
    await compared(root, 'Drive 1.0', 'Drive 1.3 CVT', 'Trekking 1.3 CVT');
    const added = root.querySelectorAll('select')[2] as HTMLElement;
    await expect(element.shadowRoot?.activeElement).toBe(added);
    press(await findByRole('button', { name: 'Remover Argo Drive 1.3 CVT' }));
    await compared(root, 'Drive 1.0', 'Trekking 1.3 CVT');
    choose(root.querySelector('select') as HTMLElement, '358BF31');
    await compared(root, 'Drive 1.3 CVT', 'Trekking 1.3 CVT');
  }),
};

export const Current: Story = {
  name: 'O carro da página',
  args: { versions: '' },
  parameters: about('Sem atributos, compara a versão do carro da página; escolher outra muda o carro.', {
    arrange: () => void loadCar({ mvsCode: '358BF31' }, document),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-version-selected');
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-version-comparator');
    await waitFor(() => expect(names(root)[0]).toBe('Drive 1.3 CVT'));
    await expect(await findByRole('button', { name: 'Escolhida Argo Drive 1.3 CVT' })).toBeVisible();
    press(await findByRole('button', { name: 'Escolher Argo Drive 1.0' }));
    await findByText('Argo Drive 1.0 é a versão escolhida.');
    await expect($car.get().mvs?.code).toBe('358AF11');
    await expect(events).toEqual([{ mvsCode: '358AF11', year: 2026 }]);
    await expect(names(root)[0]).toBe('Drive 1.3 CVT');
  }),
};

export const Four: Story = {
  name: 'Quatro versões',
  globals: { brand: 'jeep' },
  args: { versions: '', model: 'compass', heading: 'Qual Compass é o seu?' },
  parameters: about('Quatro é o máximo; depois, o botão de adicionar desaparece.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, queryByRole } = await inside(canvasElement, 'vt-version-comparator');
    for (let tries = 0; tries < 2 && names(root).length < 4; tries++) {
      const before = names(root).length;
      const add = await findByRole('button', { name: 'Adicionar versão' });
      press(add);
      await waitFor(() => expect(names(root).length).toBeGreaterThan(before));
    }
    await waitFor(() => expect(names(root)).toHaveLength(4));
    await expect(queryByRole('button', { name: 'Adicionar versão' })).toBeNull();
  }),
};

export const Narrow: Story = {
  name: 'No celular',
  args: { versions: '358AF11 358BF31 358CF31' },
  parameters: about('Duas versões de cada vez; a área rola na horizontal para mostrar as outras.'),
  decorators: [narrow],
  play: asWritten(async ({ canvasElement }) => {
    const { element, root, findByRole } = await inside(canvasElement, 'vt-version-comparator');
    const region = await findByRole('group', { name: 'Versões lado a lado' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(element.scrollWidth).toBeLessThanOrEqual(320);
    const [first, second] = [...root.querySelectorAll('.card')].map((card) => card.getBoundingClientRect());
    const area = region.getBoundingClientRect();
    await expect(first?.left).toBeGreaterThanOrEqual(area.left);
    await expect(second?.right).toBeLessThanOrEqual(area.right);
  }),
};

export const LongWords: Story = {
  name: 'Palavras compridas',
  globals: { brand: 'ram' },
  args: { versions: '291CD21 291DG21', heading: 'Incompatibilidades e eletroeletrônicos, versão por versão' },
  parameters: about('Nomes compridos quebram dentro da coluna, sem empurrar as outras.'),
  decorators: [narrow],
  play: asWritten(async ({ canvasElement }) => {
    const { element, root } = await inside(canvasElement, 'vt-version-comparator');
    await waitFor(() => expect(names(root)).toHaveLength(2));
    await expect(element.scrollWidth).toBeLessThanOrEqual(320);
  }),
};

export const Loading: Story = {
  name: 'Carregando',
  parameters: about('Um esqueleto com a altura final; o leitor de tela anuncia o carregamento.', {
    faults: { 'RPT-09': 'timeout' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-version-comparator');
    await expect(await findByText('Carregando a comparação…')).toBeInTheDocument();
    await expect(root.querySelector('.waiting')).toBeVisible();
  }),
};

export const NoCar: Story = {
  name: 'Sem carro',
  args: { versions: '' },
  parameters: about('Nem a página nem o autor indicam o carro: o visitante escolhe o modelo.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText, findByRole } = await inside(
      canvasElement,
      'vt-version-comparator',
    );
    await expect(await findByText('Escolha um carro para comparar as suas versões')).toBeVisible();
    choose(await findByLabelText('Modelo'), '363');
    press(await findByRole('button', { name: 'Comparar' }));
    await waitFor(() => expect(names(root)[0]).toBe('Drive 1.3'));
  }),
};

export const Unavailable: Story = {
  name: 'Sem comparativo',
  args: { versions: '358AF11 358XX99' },
  parameters: about('O serviço não compara estas versões.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-version-comparator');
    await expect(
      await findByText('O comparativo não está disponível para o prazo selecionado'),
    ).toBeVisible();
  }),
};

export const ServiceFailed: Story = {
  name: 'Serviço fora do ar',
  parameters: about('A comparação não carregou; o visitante pode tentar de novo.', {
    faults: { 'RPT-09': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-version-comparator');
    await expect(await findByRole('alert')).toHaveTextContent('Não foi possível carregar as informações');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { versions: '', model: '208', children: '<a href="/ficha-tecnica">Ficha técnica</a>' },
  parameters: about('A mesma comparação na Argentina, em pesos.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-version-comparator');
    await waitFor(() => expect(names(root)[0]).toBe('Active 1.0'));
    await expect(await findByRole('switch', { name: 'Solo las diferencias' })).toBeVisible();
    await waitFor(() => expect(root.querySelector('.prices .price-main')).toHaveTextContent(/^\$/));
  }),
};

export const Missing: Story = {
  name: 'Metadados em falta',
  parameters: about('Sem o endereço dos serviços, o conteúdo do autor fica no lugar do widget.', {
    metadata: { services: null },
    fails: true,
  }),
  play: asWritten(async ({ canvasElement }) => {
    await failedWithChildren(widgetIn(canvasElement, 'vt-version-comparator'), 'Ficha técnica');
  }),
};

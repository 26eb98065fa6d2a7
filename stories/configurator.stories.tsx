import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { $car } from '../src/stores/car/current';
import { goTo, hasFocus, havingCar, items, pressItem, total } from './lib/configurator';
import { choose, failedWithChildren, fill, heard, inside, press, settled, widgetIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-configurator'> = {
  title: 'Widgets/vt-configurator',
  component: component('vt-configurator'),
  args: {
    model: 'Argo',
    'finish-url': '#contato',
    children: '<a href="tel:08005550100">Monte o seu por telefone: 0800 555 0100</a>',
  },
};
export default meta;
type Story = WidgetStory<'vt-configurator'>;

export const Versions: Story = {
  name: 'Versões',
  parameters: about('As versões do modelo por ano, com filtros, preço e itens de série.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-version-selected');
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-configurator');
    await findByText('5 versões');
    await expect(await findByText('Falta escolher a versão')).toBeVisible();
    press(await findByRole('button', { name: 'Itens de série Argo Drive 1.3 CVT 2026' }));
    await expect(await findByText('Piloto automático')).toBeVisible();
    press(await findByRole('button', { name: /^Escolher Argo Trekking/ }));
    await waitFor(() => expect(total(root)).toBe('R$ 112.990,00'));
    await expect(events).toEqual([{ mvsCode: '358CF31', year: 2026 }]);
    await expect(await findByRole('button', { name: /^Escolhida Argo Trekking/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }),
};

export const Filtered: Story = {
  name: 'Versões filtradas',
  parameters: about('Câmbio e preço estreitam a lista; sem nenhuma versão, um botão limpa os filtros.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText, findByText, findByRole } = await inside(canvasElement, 'vt-configurator');
    choose(await findByLabelText('Câmbio'), 'Manual');
    await expect(await findByText('2 versões')).toBeVisible();
    const price = (await findByLabelText('Preço até')) as HTMLInputElement;
    fireEvent.input(price, { target: { value: price.min } });
    await expect(await findByText('1 versão')).toBeVisible();
    choose(await findByLabelText('Câmbio'), 'Automático CVT');
    press(await findByRole('button', { name: 'Limpar filtros' }));
    await expect(await findByText('5 versões')).toBeVisible();
  }),
};

export const NoPrice: Story = {
  name: 'Versão sem preço',
  args: { model: 'Mobi' },
  parameters: about('Sem preço publicado, a versão diz isso; nada aparece como zero.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findAllByText, root } = await inside(canvasElement, 'vt-configurator');
    await expect((await findAllByText('Valor indisponível no momento'))[0]).toBeVisible();
    press(await findByRole('button', { name: /^Escolher Mobi Way/ }));
    await waitFor(() => expect(total(root)).toBe('Valor indisponível no momento'));
  }),
};

export const Installments: Story = {
  name: 'Preço em parcelas',
  args: { 'price-type': 'installment' },
  parameters: about('O atributo price-type diz em que forma o preço aparece na lista.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByText } = await inside(canvasElement, 'vt-configurator');
    await expect((await findAllByText(/36x de/))[0]).toBeVisible();
  }),
};

export const Models: Story = {
  name: 'Sem modelo',
  args: { model: '' },
  parameters: about('Se o autor não diz o modelo, o visitante escolhe entre os da marca.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-configurator');
    press(await findByRole('button', { name: /^Cronos/ }));
    await expect(await findByText('3 versões')).toBeVisible();
    await expect(await findByRole('heading', { name: 'Monte o seu Cronos' })).toBeVisible();
  }),
};

export const Optionals: Story = {
  name: 'Opcionais',
  parameters: about(
    'Antes do clique: o que muda no total e o que mais vem. Depois: o que mudou, e desfazer.',
    {
      arrange: havingCar('358AF11', 'optionals'),
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-part-changed');
    const { root, findByText, getByRole } = await inside(canvasElement, 'vt-configurator');
    await findByText('17 itens');
    const pack = await pressItem(root, /^Pacote Conforto/);
    await expect(pack).toHaveAttribute('aria-checked', 'true');
    await waitFor(() =>
      expect(root.querySelector('.change')).toHaveTextContent(
        'Ar-condicionado digital vem com Pacote Conforto',
      ),
    );
    await pressItem(root, /^Pacote Sport/);
    await waitFor(() =>
      expect(root.querySelector('.change')).toHaveTextContent(
        'Pacote Conforto sai, pois não é compatível com Pacote Sport',
      ),
    );
    press(getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(pack).toHaveAttribute('aria-checked', 'true'));
    press(getByRole('button', { name: 'Refazer' }));
    await waitFor(() => expect(pack).toHaveAttribute('aria-checked', 'false'));
    await expect(events).toHaveLength(4);
  }),
};

export const Searched: Story = {
  name: 'Busca de opcionais',
  parameters: about('Busca e categorias estreitam a lista; o que já foi escolhido fica.', {
    arrange: havingCar('358AF11~2026~~~LED', 'optionals'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findByLabelText, findByRole } = await inside(canvasElement, 'vt-configurator');
    fill(await findByLabelText('Buscar opcionais'), 'camera', { leave: false });
    await expect(await findByText('1 item · escolhidos: 1')).toBeVisible();
    await waitFor(() => expect(items(root)).toEqual(['Câmera de ré']));
    fill(await findByLabelText('Buscar opcionais'), 'xyz', { leave: false });
    await expect(await findByText('Nenhum item encontrado')).toBeVisible();
    press(await findByRole('button', { name: 'Limpar a busca' }));
    press(await findByRole('button', { name: 'Design' }));
    await waitFor(() => expect(items(root)).toEqual(['Faróis full LED', 'Aerofólio esportivo']));
  }),
};

export const Alternatives: Story = {
  name: 'Escolha antes de incluir',
  parameters: about('O que precisa de outro item pergunta qual; nada muda até confirmar.', {
    arrange: havingCar('358AF11', 'accessories'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-configurator');
    await pressItem(root, /^Suporte para bicicletas/);
    const dialog = await findByRole('dialog', { name: 'Antes de incluir Suporte para bicicletas' });
    await settled(dialog);
    const confirm = within(dialog).getByRole('button', { name: 'Confirmar' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    press(within(dialog).getByRole('radio', { name: /^Barras transversais/ }));
    press(confirm);
    await waitFor(() =>
      expect($car.get().parts.map(({ code }) => code)).toEqual(expect.arrayContaining(['A12', 'A14'])),
    );
  }),
};

export const ForcedColor: Story = {
  name: 'A cor precisa mudar',
  parameters: about('Um item que não combina com a cor pede outra antes.', {
    arrange: havingCar('358AF11~2026~310', 'optionals'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-configurator');
    await pressItem(root, /^Pacote Night/);
    const dialog = await findByRole('dialog', { name: 'A cor precisa mudar' });
    await settled(dialog);
    press(within(dialog).getByRole('radio', { name: /^Preto Vulcano/ }));
    press(within(dialog).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect($car.get().color?.code).toBe('876'));
  }),
};

export const Colors: Story = {
  name: 'Cores',
  parameters: about('As cores com tipo e preço; as que não combinam com os itens escolhidos dizem por quê.', {
    arrange: havingCar('358AF11~2026~876~~PNI', 'color'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-configurator');
    press(await findByRole('button', { name: /^Cinza Silverstone/ }));
    await waitFor(() => expect($car.get().color?.code).toBe('679'));
    await expect(await findByText('A cor Prata Bari não está disponível com Pacote Night')).toBeVisible();
    press(await findByRole('button', { name: /^Prata Bari/ }));
    const dialog = await findByRole('dialog', { name: 'Cor Prata Bari' });
    await expect(dialog).toHaveTextContent('Retirado: Pacote Night');
    await settled(dialog);
  }),
};

export const Coating: Story = {
  name: 'Revestimento',
  parameters: about('O revestimento da versão e os outros.', { arrange: havingCar('358AF11', 'coating') }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, root } = await inside(canvasElement, 'vt-configurator');
    press(await findByRole('button', { name: /^Couro sintético preto/ }));
    await waitFor(() => expect(total(root)).toBe('R$ 95.480,00'));
  }),
};

export const Services: Story = {
  name: 'Serviços',
  parameters: about('Serviços vendidos com o carro.', { arrange: havingCar('358AF11', 'services') }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-configurator');
    await pressItem(root, /^Plano de 3 revisões/);
    await waitFor(() => expect(total(root)).toBe('R$ 95.180,00'));
  }),
};

export const Resume: Story = {
  name: 'Resumo',
  parameters: about('Tudo o que foi escolhido, e como levar junto.', {
    arrange: havingCar('358AF11~2026~176~C01~PTE.MUL.CAM.A01~358AF11-V01', 'resume'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-configuration-finished');
    const { findByRole, findByText } = await inside(canvasElement, 'vt-configurator');
    await expect(await findByText('Plano de 3 revisões')).toBeVisible();
    await expect(await findByRole('link', { name: 'Quero este carro' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#contato$/),
    );
    await waitFor(() => expect(events).toHaveLength(1));
  }),
};

export const Lost: Story = {
  name: 'Link com itens que não existem mais',
  parameters: about('O que um link ou uma visita anterior tinha e não há mais é dito.', {
    arrange: havingCar('358AF11~2026~176~T01~LED.OLD', 'optionals'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-configurator');
    await expect(await findByText(/OLD/)).toBeVisible();
  }),
};

export const Gone: Story = {
  name: 'Versão que não existe mais',
  parameters: about('Um link para uma versão que saiu de linha leva à escolha de outra.', {
    arrange: havingCar('ZZZZZZZ', 'resume'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-configurator');
    await expect(await findByText(/Esta versão não está mais disponível/)).toBeVisible();
    await expect(await findByText('5 versões')).toBeVisible();
  }),
};

export const FewSteps: Story = {
  name: 'Só algumas etapas',
  args: { mvs: '358AF11', steps: ['color', 'resume'] },
  parameters: about('A etapa que o autor deixa de fora é pulada.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-configurator');
    await findByRole('button', { name: /^Branco Banchisa/ });
    await expect([...root.querySelectorAll('.step')]).toHaveLength(2);
    press(await findByRole('button', { name: /^Continuar para Resumo/ }));
    await hasFocus(await findByRole('heading', { name: 'Resumo' }));
    history.back();
    await expect(await findByRole('button', { name: /^Branco Banchisa/ })).toBeVisible();
  }),
};

export const PricesFail: Story = {
  name: 'Preços indisponíveis',
  parameters: about('Sem o serviço de preços nada aparece como zero, e dá para tentar de novo.', {
    faults: { 'PRC-07': '403', 'PRC-08': '403' },
    arrange: havingCar('358AF11', 'optionals'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-configurator');
    await expect(await findByText('Alguns valores não puderam ser carregados.')).toBeVisible();
    await expect(total(root)).toBe('Valor indisponível no momento');
  }),
};

export const CarFails: Story = {
  name: 'Carro indisponível',
  args: { mvs: '358AF11' },
  parameters: about('Sem o serviço do carro, a escolha da versão fica e dá para tentar de novo.', {
    faults: { 'CAR-03': '403' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-configurator');
    await expect(await findByText('Não foi possível carregar as informações')).toBeVisible();
    await expect(await findByText('5 versões')).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { model: '208' },
  parameters: about('Todas as palavras em espanhol, os preços em pesos.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findAllByRole } = await inside(canvasElement, 'vt-configurator');
    await expect(await findByRole('heading', { name: 'Armá tu 208' })).toBeVisible();
    const [first] = await findAllByRole('button', { name: /^Elegir/ });
    if (first) press(first);
    await waitFor(() => expect(total(root)).toMatch(/^\$ /));
    await goTo('optionals');
    await pressItem(root, /^Paquete Confort/);
    await waitFor(() => expect(root.querySelector('.change')).toHaveTextContent('Se suma: Paquete Confort'));
  }),
};

export const Keyboard: Story = {
  name: 'Só com o teclado',
  parameters: about('Etapas, itens e perguntas sem mouse; o foco nunca se perde.', {
    arrange: havingCar('358AF11', 'accessories'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-configurator');
    const rack = await findByRole('checkbox', { name: /^Suporte para bicicletas/ });
    rack.focus();
    await userEvent.keyboard(' ');
    await hasFocus(await findByRole('heading', { name: /^Antes de incluir/ }));
    fireEvent(await findByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(root.querySelector('dialog')).toBeNull());
    await hasFocus(rack);
    const next = await findByRole('button', { name: /^Continuar para/ });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await hasFocus(await findByRole('heading', { name: 'Revestimento' }));
  }),
};

export const Unconfigured: Story = {
  name: 'Página sem serviços',
  parameters: about('Sem os serviços de que precisa, o conteúdo do autor fica.', {
    metadata: { services: null },
    fails: true,
  }),
  play: asWritten(async ({ canvasElement }) => {
    await failedWithChildren(
      widgetIn(canvasElement, 'vt-configurator'),
      'Monte o seu por telefone: 0800 555 0100',
    );
  }),
};

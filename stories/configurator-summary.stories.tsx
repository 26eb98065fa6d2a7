import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { parseCarText } from '../src/domain/car/link';
import { askForCar } from '../src/stores/car/ask';
import { car } from '../src/stores/car/current';
import { sandbox } from './lib/sandbox';
import { failedWithChildren, fill, heard, inside, press, settled, widgetIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-configurator-summary'> = {
  title: 'Widgets/vt-configurator-summary',
  component: component('vt-configurator-summary'),
  args: { view: 'full', link: '#monte', children: '<a href="/monte">Monte o seu</a>' },
};
export default meta;
type Story = WidgetStory<'vt-configurator-summary'>;

const ARGO = '358AF11~2026~679~C01~MUL.CAM.A02~358AF11-V01';
/** The page has this car, as another widget or an earlier visit chose it. */
const havingCar = (text: string) => () => {
  const link = parseCarText(text);
  if (link) void askForCar({ ...link, codes: link }, document);
};
const priced = (root: HTMLElement, total: string) =>
  waitFor(() => {
    expect(root.querySelector('.amount')).toBeTruthy();
    expect(root.querySelector(':is(.car-total, .car-line-price) .amount')).toHaveTextContent(total);
    expect(root.querySelector('[aria-busy="true"]')).toBeNull();
  });

export const Full: Story = {
  name: 'Por inteiro',
  parameters: about('Cada escolha com seu preço, o total, as condições e os itens de série.', {
    arrange: havingCar(ARGO),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await priced(root, 'R$ 103.770,00');
    await expect(root.querySelector('.optionals')).toHaveTextContent('Câmera de ré R$ 1.190,00');
    const safety = getByRole('button', { name: 'Segurança (5)' });
    safety.focus();
    await userEvent.keyboard('{Enter}');
    await expect(root.querySelector('.car-serial')).toBeVisible();
    await expect(safety).toHaveAttribute('aria-expanded', 'true');
  }),
};

export const Compact: Story = {
  name: 'Em uma linha',
  args: { view: 'compact' },
  parameters: about('Baixa o bastante para ficar sempre à vista; o link continua a configuração.', {
    arrange: havingCar(ARGO),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { element, root, getByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await priced(root, 'R$ 103.770,00');
    await expect(element.offsetHeight).toBeLessThanOrEqual(104);
    await expect(getByRole('link', { name: 'Continuar configurando' })).toBeVisible();
  }),
};

export const Empty: Story = {
  name: 'Sem carro',
  parameters: about('Um convite, com o link da página do configurador.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByText('Você ainda não configurou um carro.')).toBeVisible();
    await expect(getByRole('link', { name: 'Configurar um carro' })).toBeVisible();
  }),
};

export const EmptyLine: Story = {
  name: 'Sem carro, em uma linha',
  args: { view: 'compact', heading: 'Seu próximo carro' },
  parameters: about('O mesmo convite, baixo.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByText('Você ainda não configurou um carro.')).toBeVisible();
    await expect(getByRole('heading')).toHaveTextContent('Seu próximo carro');
  }),
};

export const Waiting: Story = {
  name: 'Carregando',
  parameters: about('O lugar do carro, enquanto ele não chega.', {
    arrange: havingCar(ARGO),
    faults: { 'CAR-03': 'slow' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-configurator-summary');
    await waitFor(() => expect(root.querySelector('.nothing [role=status]')).toBeTruthy());
    await expect(root.querySelector('[aria-busy="true"]')).toBeTruthy();
  }),
};

export const PricesComing: Story = {
  name: 'Preços a caminho',
  parameters: about('Nenhum zero: o que não chegou diz que está a caminho.', {
    arrange: havingCar(ARGO),
    faults: { 'PRC-07': 'slow', 'PRC-08': 'slow' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-configurator-summary');
    await waitFor(() =>
      expect(root.querySelector('.initialPrice .amount')).toHaveTextContent('Atualizando…'),
    );
    await expect(root.textContent).not.toContain('R$ 0,00');
  }),
};

export const PricesFailed: Story = {
  name: 'Preços fora do ar',
  parameters: about('O carro continua à vista; os preços podem ser pedidos de novo.', {
    arrange: havingCar(ARGO),
    faults: { 'PRC-07': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByRole('alert')).toHaveTextContent('Não foi possível atualizar os preços.');
    await expect(root.querySelector('.initialPrice')).toHaveTextContent('Valor indisponível no momento');
    sandbox.state.setFault({ call: 'PRC-07', fault: 'none' });
    press(await findByRole('button', { name: 'Atualizar preços' }));
    await priced(root, 'R$ 103.770,00');
    await waitFor(() => expect(root.querySelector('.initialPrice')).toHaveTextContent('R$ 92.990,00'));
  }),
};

export const Failed: Story = {
  name: 'Serviço fora do ar',
  parameters: about('O carro não veio; o visitante pode tentar de novo.', {
    arrange: havingCar(ARGO),
    faults: { 'CAR-03': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByRole('alert')).toHaveTextContent('Não foi possível carregar as informações');
    sandbox.state.setFault({ call: 'CAR-03', fault: 'none' });
    press(await findByRole('button', { name: 'Tentar novamente' }));
    await priced(root, 'R$ 103.770,00');
  }),
};

export const Gone: Story = {
  name: 'Não é mais vendido',
  parameters: about('A versão de um link antigo não existe mais.', { arrange: havingCar('ZZZZZZ1~2020') }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByRole('alert')).toHaveTextContent('Este carro não está mais disponível.');
    await expect(await findByRole('link', { name: 'Configurar outro carro' })).toBeVisible();
  }),
};

export const NoStock: Story = {
  name: 'Sem estoque',
  parameters: about('O carro existe, mas não há nenhum.', {
    arrange: havingCar(ARGO),
    faults: { 'STK-01': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByText('NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO')).toBeVisible();
  }),
};

export const SomeLost: Story = {
  name: 'Nem tudo existe mais',
  parameters: about('O que um link pediu e este carro não pode ter, pelo nome onde se sabe.', {
    arrange: havingCar('358AF11~2026~999~T01~MUL.A02.OLD~'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, findByRole, queryByText } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByText('Item: OLD')).toBeVisible();
    await expect(await findByText('Cor: 999')).toBeVisible();
    press(await findByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(queryByText('Item: OLD')).toBeNull());
  }),
};

export const SignedIn: Story = {
  name: 'Com conta',
  args: { 'hide-share': true },
  parameters: about('A versão vai para a garagem de quem entrou.', { arrange: havingCar(ARGO), user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByText('Salvo na sua garagem')).toBeVisible();
    await priced(root, 'R$ 103.770,00');
  }),
};

export const GarageFailed: Story = {
  name: 'Garagem fora do ar',
  parameters: about('Não foi salvo; o visitante pode tentar de novo.', {
    arrange: havingCar(ARGO),
    user: 'ana',
    faults: { 'GAR-09': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, findByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await findByText('Não foi possível salvar na sua garagem.');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Copied: Story = {
  name: 'Link copiado e compartilhado',
  parameters: about('O link leva só códigos; os comentários não vão nele.', { arrange: havingCar(ARGO) }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-configuration-shared');
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-configurator-summary');
    await priced(root, 'R$ 103.770,00');
    fill(root.querySelector('textarea') as HTMLElement, 'Ligar à tarde');
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    press(await findByRole('button', { name: 'Copiar link' }));
    await expect(await findByText('Link copiado.')).toBeVisible();
    await expect(write.mock.calls[0]?.[0]).toContain(`vt-car=${ARGO}`);
    await expect(write.mock.calls[0]?.[0]).not.toContain('Ligar');
    await expect(events).toEqual([{ way: 'link' }]);
    write.mockRestore();
  }),
};

export const CopyDenied: Story = {
  name: 'Área de transferência negada',
  parameters: about('O link fica selecionado, para ser copiado à mão.', { arrange: havingCar(ARGO) }),
  play: asWritten(async ({ canvasElement }) => {
    const { element, root, findByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await priced(root, 'R$ 103.770,00');
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
    press(await findByRole('button', { name: 'Copiar link' }));
    const field = await findByRole('textbox', { name: 'Link da configuração' });
    await waitFor(() => expect(element.shadowRoot?.activeElement).toBe(field));
    await expect((field as HTMLInputElement).value).toContain(ARGO);
    write.mockRestore();
  }),
};

export const QrCode: Story = {
  name: 'QR code',
  parameters: about('O mesmo link para a câmera de um celular.', { arrange: havingCar(ARGO) }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await priced(root, 'R$ 103.770,00');
    press(await findByRole('button', { name: 'QR code' }));
    const dialog = await findByRole('dialog', { name: 'Abrir no celular' });
    await expect(dialog.querySelector('vt-qr-code')?.getAttribute('value')).toContain(ARGO);
    await settled(dialog);
  }),
};

const LONG =
  'Acondicionador de armazenamento desproporcionalmente extraordinário com superintensificação antiderrapante';
export const LongWords: Story = {
  name: 'Palavras longas, no celular',
  parameters: about('Em 320 px nada rola para o lado.', { arrange: havingCar(ARGO) }),
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: asWritten(async ({ canvasElement }) => {
    const { element, root } = await inside(canvasElement, 'vt-configurator-summary');
    await priced(root, 'R$ 103.770,00');
    const now = car.get();
    car.set({ ...now, parts: now.parts.map((part) => ({ ...part, name: LONG })) });
    await waitFor(() => expect(root.querySelector('.optionals')).toHaveTextContent(LONG));
    await expect(element.scrollWidth).toBeLessThanOrEqual(320);
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/arma">Armá el tuyo</a>' },
  parameters: about('Em pesos, para a Argentina.', {
    arrange: havingCar('1PA9BT2CV1FYH181~2026~~~MUL.CAM~'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, getByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await findByText('Pago al contado');
    await waitFor(() => expect(root.querySelector('.car-total')).toHaveTextContent(/\$ \d/));
    await expect(getByRole('button', { name: 'Descargar PDF' })).toBeVisible();
  }),
};

export const Missing: Story = {
  name: 'Metadados em falta',
  parameters: about('Sem o endereço dos serviços, o conteúdo do autor fica no lugar do widget.', {
    metadata: { services: null },
    fails: true,
  }),
  play: asWritten(async ({ canvasElement }) => {
    await failedWithChildren(widgetIn(canvasElement, 'vt-configurator-summary'), 'Monte o seu');
  }),
};

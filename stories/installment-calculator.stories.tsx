import { expect, userEvent, waitFor } from 'storybook/test';
import { parseCarText } from '../src/domain/car/link';
import { askForCar, askForVersion } from '../src/stores/car/ask';
import { car } from '../src/stores/car/current';
import { hasFocus } from './lib/configurator';
import { sandbox } from './lib/sandbox';
import { choose, failedWithChildren, fill, heard, inside, press, settled, widgetIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-installment-calculator'> = {
  title: 'Widgets/vt-installment-calculator',
  component: component('vt-installment-calculator'),
  args: { children: '<a href="tel:08005550100">Simule por telefone</a>' },
};
export default meta;
type Story = WidgetStory<'vt-installment-calculator'>;

const ARGO = { mvs: '358AF11', year: 2026, price: 100000 };
/** The page has this car, as another widget or an earlier visit chose it. */
const havingCar = (text: string) => () => {
  const link = parseCarText(text);
  if (link) void askForCar({ ...link, codes: link }, document);
};
const calculator = (canvas: HTMLElement) => inside(canvas, 'vt-installment-calculator');
/** The installment once nothing is on its way. */
async function installment(root: HTMLElement): Promise<string> {
  await waitFor(() => {
    expect(root.querySelector('.figures .installment b')).toBeTruthy();
    expect(root.querySelector('.figures')).toHaveAttribute('aria-busy', 'false');
  });
  return root.querySelector('.figures .installment b')?.textContent ?? '';
}
const row = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll('.figures .amounts > div')].find((line) => line.textContent?.startsWith(name));
const slider = (root: HTMLElement, name: string) => {
  const found = root.querySelector<HTMLInputElement>(`#${name}`);
  if (!found) throw new Error(`no slider ${name}`);
  return found;
};
/** The figures follow what was set. */
const another = (root: HTMLElement, before: string) =>
  waitFor(() => {
    expect(root.querySelector('.figures')).toHaveAttribute('aria-busy', 'false');
    expect(root.querySelector('.figures .installment b')?.textContent).not.toBe(before);
  });

export const PageCar: Story = {
  name: 'Com o carro da página',
  parameters: about('O preço é o do carro como o visitante o montou; o que muda nele é dito.', {
    arrange: havingCar('358AF11~2026~679~~CAM~'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await calculator(canvasElement);
    const before = await installment(root);
    await expect(root.querySelector('.car-row-price')).toHaveTextContent('R$ 96.170,00');
    await expect(row(root, 'Entrada')).toHaveTextContent('R$ 28.851,00');
    await askForVersion('358BF31', 2026, document);
    await another(root, before);
    await expect(root.querySelector('.change')).toHaveTextContent(/^O carro mudou: Argo Drive 1\.3 CVT/);
  }),
};

export const Written: Story = {
  name: 'Com o carro do autor',
  args: { ...ARGO },
  parameters: about('Versão, ano e preço nos atributos. Cada controle se arrasta, se digita e se lê.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await calculator(canvasElement);
    const before = await installment(root);
    const entrance = slider(root, 'entrancePercent');
    await expect(entrance).toHaveAttribute('aria-valuetext', '30%, R$ 30.000,00');
    entrance.focus();
    await hasFocus(entrance);
    fill(entrance, '40', { leave: false });
    await expect(root.querySelector('.figures')).toHaveAttribute('aria-busy', 'true');
    // The last result stays until the next is there.
    await expect(root.querySelector('.figures .installment b')).toHaveTextContent(before);
    await another(root, before);
    await expect(row(root, 'Entrada')).toHaveTextContent('R$ 40.000,00');
    fill(slider(root, 'entrancePercent-second'), 'R$ 55.000,00');
    await waitFor(() => expect(row(root, 'Entrada')).toHaveTextContent('R$ 55.000,00'));
    fill(slider(root, 'numberOfInstallments-typed'), '50');
    await waitFor(() =>
      expect(slider(root, 'numberOfInstallments')).toHaveAttribute('aria-valuetext', '48 parcelas'),
    );
    await waitFor(() => expect(root.querySelector('.installment')).toHaveTextContent('48x de'));
    await expect(root.querySelector('.simulator > [role=status]')).toHaveTextContent(/^48 parcelas de/);
  }),
};

export const Alone: Story = {
  name: 'Sem carro',
  parameters: about('O visitante escolhe modelo e versão, cada uma com a sua parcela.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findAllByRole } = await calculator(canvasElement);
    const models = await findByRole('combobox', { name: 'Modelo' });
    const [, second] = (models as HTMLSelectElement).options;
    choose(models, second?.value ?? '');
    const [first] = await findAllByRole('button', { name: /^Simular este/ });
    if (first) press(first);
    await waitFor(() => expect(car.get().mvs?.modelCode).toBe(second?.value));
    await installment(root);
  }),
};

const ofSource = (source: 'psa-traditional' | 'cdc' | 'next', name: string, words: string): Story => ({
  name,
  args: { ...ARGO, source },
  parameters: about(words),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await calculator(canvasElement);
    await installment(root);
    const final = root.querySelector('#finalInstallmentPercentage');
    if (source === 'next') await expect(final).toHaveAttribute('step', '10');
    else await expect(final).toBeNull();
    await expect(row(root, 'Entrada')).toHaveTextContent('R$ 30.000,00');
    await expect(root.querySelector('.legal')).toHaveTextContent('Crédito sujeito a análise');
  }),
});
export const Traditional = ofSource('psa-traditional', 'Parcelas iguais', 'Sem parcela final.');
export const Cdc = ofSource('cdc', 'CDC', 'A entrada vai ao banco em dinheiro; não há parcela final.');
export const Next = ofSource('next', 'Next', 'A parcela final só anda de dez em dez por cento.');

export const Steps: Story = {
  name: 'Com passos do autor',
  args: { ...ARGO, 'entrance-step': 5, 'final-step': 10 },
  parameters: about('De cinco em cinco, de dez em dez.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await calculator(canvasElement);
    await installment(root);
    fill(slider(root, 'entrancePercent-typed'), '33');
    await waitFor(() => expect(slider(root, 'entrancePercent-typed')).toHaveValue('35%'));
  }),
};

export const Comparing: Story = {
  name: 'Comparando modalidades',
  args: { ...ARGO },
  parameters: about('As outras modalidades para a mesma entrada e o mesmo prazo; escolher uma a simula.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, getByRole } = await calculator(canvasElement);
    await installment(root);
    const open = getByRole('button', { name: 'Compare as modalidades' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    press(await findByRole('button', { name: 'Simular assim CDC' }));
    await waitFor(() => expect(root.querySelector('.installment small')).toHaveTextContent('CDC'));
  }),
};

export const NotComparable: Story = {
  name: 'Comparativo indisponível',
  args: { ...ARGO },
  parameters: about('Uma modalidade que não tem o prazo escolhido diz isso.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, getByRole } = await calculator(canvasElement);
    await installment(root);
    fill(slider(root, 'numberOfInstallments-typed'), '48');
    press(getByRole('button', { name: 'Compare as modalidades' }));
    await expect(
      await findByText('O comparativo não está disponível para o prazo selecionado'),
    ).toBeVisible();
  }),
};

export const Offers: Story = {
  name: 'Ofertas com parcela final',
  args: { ...ARGO },
  parameters: about('Cada oferta com a sua parcela; usar uma simula com as condições dela.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, getByRole } = await calculator(canvasElement);
    const before = await installment(root);
    press(getByRole('button', { name: 'Ofertas com parcela final' }));
    press(await findByRole('button', { name: /^Usar esta oferta Taxa de 0,99%/ }));
    await another(root, before);
    await expect(getByRole('button', { name: /^Oferta em uso/ })).toHaveAttribute('aria-pressed', 'true');
  }),
};

export const OtherCars: Story = {
  name: 'Parcelas de outros carros',
  args: { ...ARGO, offers: '358BF31 358CF31' },
  parameters: about('Uma lista do autor, pelas condições usuais do banco, em uma chamada só.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findAllByRole, getByRole } = await calculator(canvasElement);
    await installment(root);
    press(getByRole('button', { name: 'Parcelas de outros carros' }));
    await expect(await findAllByRole('button', { name: /^Simular este/ })).toHaveLength(2);
  }),
};

export const Upgrade: Story = {
  name: 'Comparando versões',
  args: { ...ARGO, price: 92990 },
  parameters: about('As versões mais caras primeiro, com a parcela nova ao lado da atual e a diferença.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, getByRole } = await calculator(canvasElement);
    const before = await installment(root);
    const open = getByRole('button', { name: 'Comparar versões' });
    open.focus();
    press(open);
    const dialog = await findByRole('dialog', { name: 'Outras versões do Argo' });
    await waitFor(() => expect(dialog.querySelector('.version-difference')).toHaveTextContent(before));
    await settled(dialog);
    await expect(dialog.querySelector('.version-difference')).toHaveTextContent(/\+ R\$ .+ por mês/);
  }),
};

export const ChangingCar: Story = {
  name: 'Trocando de carro',
  args: { ...ARGO },
  parameters: about('Modelo e versão; Esc fecha e devolve o foco.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, getByRole } = await calculator(canvasElement);
    const before = await installment(root);
    const open = getByRole('button', { name: 'Trocar de carro' });
    open.focus();
    press(open);
    const dialog = await findByRole('dialog', { name: 'Trocar de carro' });
    await waitFor(() => expect(dialog.querySelector('.version')).toBeTruthy());
    await settled(dialog);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await hasFocus(open);
    press(open);
    press(await findByRole('button', { name: 'Simular este Argo Trekking 1.3 CVT' }));
    await another(root, before);
    await expect(root.querySelector('.car-row')).toHaveTextContent('Trekking 1.3 CVT');
  }),
};

export const Chosen: Story = {
  name: 'Plano escolhido',
  args: { ...ARGO },
  parameters: about('O plano passa a ser o da página, e ela fica sabendo.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-funding-plan-selected');
    const { root, getByRole, findByText } = await calculator(canvasElement);
    await installment(root);
    press(getByRole('button', { name: 'Quero este plano' }));
    await expect(await findByText('Plano escolhido.')).toBeInTheDocument();
    await expect(events).toEqual([{ source: 'PSA_BALAO', mvsCode: '358AF11', year: 2026, installments: 36 }]);
  }),
};

export const Refused: Story = {
  name: 'Recusa em um campo',
  args: { ...ARGO },
  parameters: about('A mensagem do banco fica no seu campo; nada é escolhido enquanto ela está lá.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, findByText } = await calculator(canvasElement);
    await installment(root);
    fill(slider(root, 'entrancePercent-typed'), '60');
    fill(slider(root, 'finalInstallmentPercentage-typed'), '40');
    await expect(
      await findByText('Entrada e parcela final não podem somar o preço do veículo'),
    ).toBeVisible();
    await expect(getByRole('button', { name: 'Quero este plano' })).toHaveAttribute('aria-disabled', 'true');
  }),
};

export const Nothing: Story = {
  name: 'Nenhum resultado',
  args: { ...ARGO, source: 'next' },
  parameters: about('A modalidade não tem nada para estes valores.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await calculator(canvasElement);
    await installment(root);
    // With 60 % of entry there is no final installment of 40 % or more.
    fill(slider(root, 'finalInstallmentPercentage-typed'), '50');
    fill(slider(root, 'entrancePercent-typed'), '60');
    await expect(await findByText('Nenhum resultado foi encontrado para estes valores.')).toBeVisible();
  }),
};

export const Failing: Story = {
  name: 'Serviço fora do ar',
  args: { ...ARGO },
  parameters: about('O que foi escolhido fica; o visitante pode tentar de novo.', {
    faults: { 'FIN-13': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await calculator(canvasElement);
    await expect(await findByRole('alert')).toHaveTextContent('A simulação não está disponível no momento.');
    fill(slider(root, 'entrancePercent-typed'), '45');
    await waitFor(() => expect(root.querySelector('.figures')).toHaveAttribute('aria-busy', 'true'));
    await expect(await findByRole('alert')).toBeVisible();
    await expect(slider(root, 'entrancePercent')).toHaveValue('45');
    sandbox.state.setFault({ call: 'FIN-13', fault: 'none' });
    press(await findByRole('button', { name: 'Tentar novamente' }));
    await installment(root);
    await expect(row(root, 'Entrada')).toHaveTextContent('R$ 45.000,00');
  }),
};

export const Waiting: Story = {
  name: 'Carregando',
  args: { ...ARGO },
  parameters: about('O lugar dos números, enquanto eles não chegam.', { faults: { 'FIN-13': 'slow' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await calculator(canvasElement);
    await waitFor(() => expect(root.querySelector('.figures-to-come')).toBeVisible());
    await expect(root.querySelector('.figures')).toHaveAttribute('aria-busy', 'true');
  }),
};

export const Gone: Story = {
  name: 'Carro que não é mais vendido',
  args: { mvs: 'ZZZZZZ1' },
  parameters: about('Diz isso, e leva a outro.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole } = await calculator(canvasElement);
    await expect(await findByText('Este carro não está mais disponível.')).toBeVisible();
    await expect(getByRole('button', { name: 'Escolher um carro' })).toBeVisible();
  }),
};

const narrow = (Story: () => React.ReactNode) => (
  <div style={{ width: 320 }}>
    <Story />
  </div>
);
export const Narrow: Story = {
  name: 'No celular, em 320 px',
  args: { ...ARGO, price: 1234567.89, heading: 'Calcule suas parcelas desproporcionalmente extraordinárias' },
  parameters: about('Nada rola para o lado, com valores de sete dígitos.'),
  decorators: [narrow as never],
  play: asWritten(async ({ canvasElement }) => {
    const { element, root, getByRole } = await calculator(canvasElement);
    await installment(root);
    press(getByRole('button', { name: 'Compare as modalidades' }));
    await waitFor(() => expect(root.querySelectorAll('.plan-installment')).toHaveLength(4));
    await expect(element.scrollWidth).toBeLessThanOrEqual(320);
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { mvs: '1PA9BT2CV1FYH181', year: 2026 },
  parameters: about('Em pesos, para a Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole } = await calculator(canvasElement);
    await expect(await installment(root)).toMatch(/^\$ \d/);
    await expect(row(root, 'Anticipo')).toBeTruthy();
    await expect(getByRole('button', { name: 'Quiero este plan' })).toBeVisible();
  }),
};

export const Missing: Story = {
  name: 'Metadados em falta',
  parameters: about('Sem o endereço dos serviços, o conteúdo do autor fica no lugar do widget.', {
    metadata: { services: null },
    fails: true,
  }),
  play: asWritten(async ({ canvasElement }) => {
    await failedWithChildren(widgetIn(canvasElement, 'vt-installment-calculator'), 'Simule por telefone');
  }),
};

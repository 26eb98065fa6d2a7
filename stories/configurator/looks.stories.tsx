import { expect, waitFor, within } from 'storybook/test';
import { $car } from '#features/car/car-store';
import { CONFIGURATOR, havingCar, pressItem, total } from '../lib/configurator';
import { heard, inside, press, settled } from '../lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-configurator'> = {
  title: 'Widgets/vt-configurator',
  component: component('vt-configurator'),
  args: CONFIGURATOR,
};
export default meta;
type Story = WidgetStory<'vt-configurator'>;

export const Colors: Story = {
  name: 'Cores',
  parameters: about(
    'As cores com tipo e preço; as incompatíveis com os itens escolhidos informam o motivo.',
    {
      arrange: havingCar('358AF11~2026~876~~PNI', 'color'),
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-configurator');
    press(await findByRole('button', { name: /^Cinza Silverstone/ }));
    await waitFor(() => expect($car.get().color?.code).toBe('679'));
    await expect(await findByText('A cor Prata Bari não está disponível com Pacote Night')).toBeVisible();
    press(await findByRole('button', { name: /^Prata Bari/ }));
    const dialog = await findByRole('dialog', { name: 'Cor Prata Bari' });
    await expect(dialog).toHaveTextContent('Item removido: Pacote Night');
    await settled(dialog);
  }),
};

export const ForcedColor: Story = {
  name: 'A cor precisa mudar',
  parameters: about('Um item incompatível com a cor pede outra cor antes.', {
    arrange: havingCar('358AF11~2026~310', 'optionals'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-configurator');
    await pressItem(root, /^Pacote Night/);
    const dialog = await findByRole('dialog', { name: 'A cor precisa mudar' });
    await settled(dialog);
    press(within(dialog).getByRole('radio', { name: /^Preto Vulcano/ }));
    await nextFrame();
    press(within(dialog).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect($car.get().color?.code).toBe('876'));
  }),
};

export const Coating: Story = {
  name: 'Revestimento',
  parameters: about(
    'O revestimento da versão e os outros, com o interior à vista, também onde as pastas de imagens não são listadas.',
    { arrange: havingCar('358AF11', 'coating'), faults: { 'AST-02': '404' } },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, root } = await inside(canvasElement, 'vt-configurator');
    await waitFor(() =>
      expect(root.querySelector('.stage vt-car-image')).toHaveAttribute('angle', 'interior'),
    );
    press(await findByRole('button', { name: /^Couro sintético preto/ }));
    await waitFor(() => expect(total(root)).toBe('R$ 95.480,00'));
  }),
};

export const Resume: Story = {
  name: 'Resumo',
  parameters: about('Todas as escolhas e as opções de compartilhamento.', {
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

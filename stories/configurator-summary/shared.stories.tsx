import { expect, spyOn, waitFor } from 'storybook/test';
import { $car, setCar } from '#features/car/car-store';
import { havingCar } from '../lib/fixtures';
import { narrow } from '../lib/narrow';
import { inside, press, settled } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';
import { ARGO, priced, SUMMARY } from '../lib/summary';

const meta: WidgetMeta<'vt-configurator-summary'> = {
  title: 'Widgets/vt-configurator-summary',
  component: component('vt-configurator-summary'),
  args: SUMMARY,
};
export default meta;
type Story = WidgetStory<'vt-configurator-summary'>;

export const SignedIn: Story = {
  name: 'Com conta, sem estoque',
  args: { 'hide-share': true, view: 'full' },
  parameters: about('A versão vai para a garagem do visitante conectado, mesmo sem carro em estoque.', {
    arrange: havingCar(ARGO),
    user: 'ana',
    faults: { 'STK-01': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByText('Salvo na sua garagem')).toBeVisible();
    await expect(await findByText('Não foi possível consultar o estoque.')).toBeVisible();
    await priced(root, 'R$ 103.770,00');
  }),
};

export const CopyDenied: Story = {
  name: 'Área de transferência negada, e QR code',
  parameters: about('O link fica selecionado para cópia manual; o QR code contém o mesmo link.', {
    arrange: havingCar(ARGO),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { element, root, findByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await priced(root, 'R$ 103.770,00');
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
    press(await findByRole('button', { name: 'Copiar link' }));
    const field = await findByRole('textbox', { name: 'Link da configuração' });
    await waitFor(() => expect(element.shadowRoot?.activeElement).toBe(field));
    await expect((field as HTMLInputElement).value).toContain(ARGO);
    write.mockRestore();
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
  parameters: about('Em 320 px, não há rolagem horizontal.', { arrange: havingCar(ARGO) }),
  decorators: [narrow],
  play: asWritten(async ({ canvasElement }) => {
    const { element, root } = await inside(canvasElement, 'vt-configurator-summary');
    await priced(root, 'R$ 103.770,00');
    const now = $car.get();
    setCar({ ...now, parts: now.parts.map((part) => ({ ...part, name: LONG })) });
    await waitFor(() => expect(root.querySelector('.of-optionals')).toHaveTextContent(LONG));
    await expect(element.scrollWidth).toBeLessThanOrEqual(320);
  }),
};

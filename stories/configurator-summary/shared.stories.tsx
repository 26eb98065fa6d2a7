import { expect, spyOn, waitFor } from 'storybook/test';
import { car } from '../../src/stores/current-car';
import { havingCar } from '../lib/fixtures';
import { narrow } from '../lib/narrow';
import { fill, heard, inside, press, settled } from '../lib/shadow';
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
  name: 'Com conta',
  args: { 'hide-share': true },
  parameters: about('A versão vai para a garagem de quem entrou.', { arrange: havingCar(ARGO), user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByText('Salvo na sua garagem')).toBeVisible();
    await priced(root, 'R$ 103.770,00');
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
  decorators: [narrow],
  play: asWritten(async ({ canvasElement }) => {
    const { element, root } = await inside(canvasElement, 'vt-configurator-summary');
    await priced(root, 'R$ 103.770,00');
    const now = car.get();
    car.set({ ...now, parts: now.parts.map((part) => ({ ...part, name: LONG })) });
    await waitFor(() => expect(root.querySelector('.optionals')).toHaveTextContent(LONG));
    await expect(element.scrollWidth).toBeLessThanOrEqual(320);
  }),
};

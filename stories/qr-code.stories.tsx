import { expect, waitFor, within } from 'storybook/test';
import { widgetIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';
import { Widget } from './lib/Widget';

const ADDRESS = 'https://www.fiat.example/pulse';

const meta: WidgetMeta<'vt-qr-code'> = {
  title: 'Widgets/vt-qr-code',
  component: component('vt-qr-code'),
  args: { value: ADDRESS },
  render: (args, { component }) => (
    <main style={{ padding: 16 }}>
      <Widget tag={String(component)} args={args} />
    </main>
  ),
};
export default meta;
type Story = WidgetStory<'vt-qr-code'>;

async function drawn(canvas: HTMLElement, state: 'ready' | 'failed' = 'ready') {
  const element = widgetIn(canvas, 'vt-qr-code');
  await waitFor(() => expect(element.matches(`:state(${state})`)).toBe(true));
  const root = element.shadowRoot as ShadowRoot;
  return { element, root, ...within(root as unknown as HTMLElement) };
}
/** Modules of each edge, without the four of white on either side. */
const modules = (root: ShadowRoot) => (root.querySelector('svg')?.viewBox.baseVal.width ?? 0) - 8;

export const Default: Story = {
  name: 'Um endereço',
  parameters: about('Em preto sobre branco, com a margem necessária para as câmeras.'),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, root } = await drawn(canvasElement);
    const code = getByRole('img', { name: `QR code: ${ADDRESS}` });
    const [white, black] = code.querySelectorAll('path');
    await expect([white?.getAttribute('fill'), black?.getAttribute('fill')]).toEqual(['#fff', '#000']);
    await expect(modules(root)).toBe(29);
    const { width, height } = code.getBoundingClientRect();
    await expect([width, height]).toEqual([224, 224]);
  }),
};

export const Strong: Story = {
  name: 'Forte, grande e com máscara',
  args: { level: 'h', version: 10, mask: 3, label: 'Abra o Pulse no seu celular' },
  parameters: about(
    'Nível H, pelo menos a versão 10, máscara 3 e um texto do autor para quem não vê o código.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { element, getByRole, root } = await drawn(canvasElement);
    await expect(getByRole('img', { name: 'Abra o Pulse no seu celular' })).toBeVisible();
    await expect(modules(root)).toBe(57);
    const path = () => root.querySelectorAll('path')[1]?.getAttribute('d');
    const before = path();
    element.setAttribute('mask', '4');
    await waitFor(() => expect(path()).not.toBe(before));
    element.setAttribute('version', '40');
    await waitFor(() => expect(modules(root)).toBe(177));
  }),
};

export const Children: Story = {
  name: 'O conteúdo do autor no lugar',
  args: { value: 'Pulse '.repeat(500), children: `<a href="${ADDRESS}">Abra o Pulse</a>` },
  parameters: about('O conteúdo entre as tags aparece quando não há código.'),
  play: asWritten(async ({ canvasElement }) => {
    const { queryByRole } = await drawn(canvasElement, 'failed');
    await expect(queryByRole('img')).toBeNull();
    await expect(within(canvasElement).getByRole('link', { name: 'Abra o Pulse' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Texto longo demais, em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { value: '208 '.repeat(1000) },
  parameters: about('O texto não cabe em nenhum código: um aviso aparece no lugar, no idioma da página.'),
  play: asWritten(async ({ canvasElement }) => {
    const { getByText } = await drawn(canvasElement, 'failed');
    await expect(getByText('El texto es demasiado largo para un código QR')).toBeVisible();
  }),
};

export const Narrow: Story = {
  name: 'Num lugar estreito',
  parameters: about('Nunca fica mais largo que o espaço disponível.'),
  render: (args, { component }) => (
    <main style={{ width: 120 }}>
      <Widget tag={String(component)} args={args} />
    </main>
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole } = await drawn(canvasElement);
    await expect(getByRole('img').getBoundingClientRect().width).toBe(120);
  }),
};

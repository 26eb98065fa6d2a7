import { expect, waitFor, within } from 'storybook/test';
import { sandbox } from './lib/sandbox';
import { widgetIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';
import { Widget } from './lib/Widget';

/** A version of the sandbox with its colours; the sandbox has no image of one of them. */
const ARGO = { model: '358', version: 'BF3', series: '1', year: 2026 };
const UNSEEN = { model: '376', version: 'CT7', series: '1', year: 2026 };
const BLUE = '448';
const RED = '176';
const WHITE = '249';

const meta: WidgetMeta<'vt-car-image'> = {
  title: 'Widgets/vt-car-image',
  component: component('vt-car-image'),
  args: { ...ARGO, color: BLUE },
  render: (args, { component }) => (
    <main style={{ maxWidth: 480, padding: 16 }}>
      <Widget tag={String(component)} args={args} />
    </main>
  ),
};
export default meta;
type Story = WidgetStory<'vt-car-image'>;

async function settled(canvas: HTMLElement, state: 'ready' | 'fallback' | 'failed') {
  const element = widgetIn(canvas, 'vt-car-image');
  await waitFor(() => expect(element.matches(`:state(${state})`)).toBe(true));
  const root = element.shadowRoot as ShadowRoot;
  return { element, root, ...within(root as unknown as HTMLElement) };
}
const images = (root: ShadowRoot) => [...root.querySelectorAll('img')];
/** The colours and sides requested from the sandbox. */
const asked = () => sandbox.state.calls.map(({ address }) => address.split('/').slice(-3, -1).join(' '));

export const Default: Story = {
  name: 'De lado, e em outra cor',
  parameters: about(
    'O navegador baixa só o tamanho adequado. Em outra cor, a imagem anterior fica até a nova carregar.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, element, root } = await settled(canvasElement, 'ready');
    const image = getByRole<HTMLImageElement>('img', { name: 'Carro visto de lado' });
    await expect(image.naturalWidth).toBeGreaterThan(0);
    await expect(asked()).toEqual([`${BLUE} side`]);
    const { width, height } = element.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(7 / 5, 1);
    element.setAttribute('color', RED);
    await (element as HTMLElement & { updateComplete?: Promise<boolean> }).updateComplete;
    await expect(element.matches(':state(loading)')).toBe(true);
    await expect(images(root)[0]).toBe(image);
    element.setAttribute('color', WHITE);
    await waitFor(() => expect(images(root)[0]).not.toBe(image));
    await settled(canvasElement, 'ready');
    await expect(images(root)).toHaveLength(1);
    await expect(asked().at(-1)).toBe(`${WHITE} side`);
  }),
};

export const Loading: Story = {
  name: 'Carregando',
  globals: { network: 'slow' },
  parameters: about('O espaço é reservado desde o início; nada muda de lugar quando a imagem carrega.'),
  play: asWritten(async ({ canvasElement }) => {
    const element = widgetIn(canvasElement, 'vt-car-image');
    await expect(element.matches(':state(loading)')).toBe(true);
    const { height } = element.getBoundingClientRect();
    await expect(height).toBeGreaterThan(100);
    await settled(canvasElement, 'ready');
    await expect(element.getBoundingClientRect().height).toBe(height);
  }),
};

export const OtherColor: Story = {
  name: 'Sem imagem nesta cor',
  args: { color: 'XYZ' },
  parameters: about('O mesmo carro na cor padrão, com um aviso.'),
  play: asWritten(async ({ canvasElement }) => {
    const { getByText, getByRole } = await settled(canvasElement, 'fallback');
    await expect(getByText('Imagem ilustrativa: outra cor')).toBeVisible();
    await expect(getByRole('img')).toBeVisible();
    await expect(asked()).toEqual(['XYZ side', 'standard side']);
  }),
};

const OWN =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="240" height="90"%3E%3Crect width="240" height="90" rx="45" fill="%235b5d66"/%3E%3C/svg%3E';

export const OwnFallback: Story = {
  name: 'A imagem do autor no lugar',
  args: { ...UNSEEN, color: '', fallback: OWN, label: 'Silhueta de um carro' },
  parameters: about('Não há imagem deste carro: aparece a do atributo fallback, inteira.'),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, queryByText } = await settled(canvasElement, 'fallback');
    await expect(getByRole('img', { name: 'Silhueta de um carro' })).toBeVisible();
    await expect(queryByText('Imagem ilustrativa: outra cor')).toBeNull();
  }),
};

export const Missing: Story = {
  name: 'Imagem indisponível',
  args: { ...UNSEEN, color: RED },
  parameters: about(
    'Nem a cor escolhida nem a padrão têm imagem: aparecem um desenho e o texto. Nada é buscado outra vez.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { element, getByText } = await settled(canvasElement, 'failed');
    await expect(getByText('Imagem indisponível')).toBeVisible();
    await expect(asked()).toEqual([`${RED} side`, 'standard side']);
    element.setAttribute('color', BLUE);
    await waitFor(() => expect(asked()).toEqual([`${RED} side`, 'standard side', `${BLUE} side`]));
    element.setAttribute('color', RED);
    await settled(canvasElement, 'failed');
    await expect(asked()).toHaveLength(3);
  }),
};

export const Children: Story = {
  name: 'O conteúdo do autor no lugar',
  args: { ...UNSEEN, color: '', children: '<p>Fotos em breve na sua concessionária.</p>' },
  parameters: about('O conteúdo entre as tags aparece quando não há imagem.'),
  play: asWritten(async ({ canvasElement }) => {
    await settled(canvasElement, 'failed');
    await expect(
      within(canvasElement)
        .getByText(/Fotos em breve/)
        .checkVisibility(),
    ).toBe(true);
  }),
};

export const Small: Story = {
  name: 'Pequena, com e sem imagem',
  parameters: about('Se o texto não cabe, só os leitores de tela o leem.'),
  render: (args, { component }) => (
    <main style={{ display: 'flex', gap: 16, padding: 16 }}>
      {[args, { ...args, color: 'XYZ' }, { ...args, ...UNSEEN }].map((one) => (
        <div key={`${one.model} ${one.color}`} style={{ width: 48 }}>
          <Widget tag={String(component)} args={one} />
        </div>
      ))}
    </main>
  ),
  play: asWritten(async ({ canvasElement }) => {
    const all = [...canvasElement.querySelectorAll('vt-car-image')];
    const states = ['ready', 'fallback', 'failed'];
    await waitFor(() =>
      expect(all.map((each, index) => each.matches(`:state(${states[index]})`))).toEqual([true, true, true]),
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(all.at(-1)?.shadowRoot?.textContent).toContain('Imagem indisponível');
  }),
};

export const Spanish: Story = {
  name: 'Uma roda, em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { model: '1PA9', version: 'AF1M51QTLBY', series: '1', year: 2026, color: 'XYZ', angle: 'wheel' },
  parameters: about('Os textos no idioma da página. Uma roda é quadrada.'),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, getByText, element } = await settled(canvasElement, 'fallback');
    await expect(getByRole('img', { name: 'Llanta del auto' })).toBeVisible();
    await expect(getByText('Imagen ilustrativa: otro color')).toBeVisible();
    const { width, height } = element.getBoundingClientRect();
    await expect(width).toBeCloseTo(height, 0);
  }),
};

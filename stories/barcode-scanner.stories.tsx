import { expect, fireEvent } from 'storybook/test';
import { drawLabel, LABEL_PART, LABEL_VIN, labelPhoto } from './lib/drawn-label';
import { fakeCamera } from './lib/fake-device';
import { narrow } from './lib/narrow';
import { fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-barcode-scanner'> = {
  title: 'Widgets/vt-barcode-scanner',
  component: component('vt-barcode-scanner'),
  args: { children: '<a href="/contato">Fale com a gente</a>' },
  beforeEach: () => fakeCamera('live', drawLabel('')),
};
export default meta;
type Story = WidgetStory<'vt-barcode-scanner'>;

const start = async (canvasElement: HTMLElement, name = 'Abrir a câmera') => {
  const found = await inside(canvasElement, 'vt-barcode-scanner');
  press(await found.findByRole('button', { name }));
  return found;
};
const choosePhoto = async (canvasElement: HTMLElement, text: string) => {
  const found = await inside(canvasElement, 'vt-barcode-scanner');
  await found.findByRole('button', { name: 'Ler de uma foto' });
  const input = found.root.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [await labelPhoto(text)] } });
  return found;
};
/** Long enough for a decoder that starts on a busy machine. */
const READ = { timeout: 8000 };

export const Default: Story = {
  name: 'Antes da leitura',
  parameters: about('Três caminhos: câmera, foto e digitação. A câmera só é pedida com um toque.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByLabelText } = await inside(canvasElement, 'vt-barcode-scanner');
    await expect(await findByRole('button', { name: 'Abrir a câmera' })).toBeVisible();
    await expect(getByLabelText('Ou digite o chassi')).toBeVisible();
  }),
};

export const Asking: Story = {
  name: 'Pedindo permissão',
  beforeEach: () => fakeCamera('open', drawLabel('')),
  parameters: about('Enquanto o navegador pergunta pela câmera.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await start(canvasElement);
    await expect(await findByText(/^Permita o uso da câmera/)).toBeVisible();
  }),
};

export const Live: Story = {
  name: 'Câmera aberta',
  parameters: about('A marca, a orientação e o zoom em sete passos.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText, findByRole } = await start(canvasElement);
    await expect(await findByLabelText('Imagem da câmera')).toBeVisible();
    await expect(await findByRole('slider', { name: 'Zoom' })).toBeVisible();
    await expect(await findByRole('button', { name: 'Parar' })).toBeVisible();
  }),
};

export const Found: Story = {
  name: 'Chassi lido',
  beforeEach: () => fakeCamera('live', drawLabel(LABEL_VIN)),
  parameters: about('A câmera para; a lista tem a imagem, o código e o tipo, e a página recebe new-barcode.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole } = await start(canvasElement);
    await expect(await findByText(LABEL_VIN, undefined, READ)).toBeVisible();
    await expect(getByRole('button', { name: 'Ler outro código' })).toBeVisible();
  }),
};

export const OtherCode: Story = {
  name: 'Outro código',
  beforeEach: () => fakeCamera('live', drawLabel(LABEL_PART)),
  parameters: about('O código de uma peça não é um chassi: a câmera continua e explica o que procurar.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await start(canvasElement);
    await expect(await findByText(/^Este código não é um chassi/, undefined, READ)).toBeVisible();
  }),
};

export const List: Story = {
  name: 'Qualquer código',
  args: { accept: 'any', formats: 'code_39 code_128 qr_code' },
  beforeEach: () => fakeCamera('live', drawLabel(LABEL_PART)),
  parameters: about('Com accept="any", qualquer código é avisado; a lista guarda os dez últimos.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByLabelText, getByRole, root } = await start(canvasElement);
    await findByText(LABEL_PART, undefined, READ);
    fill(getByLabelText('Ou digite o código'), 'PN 4711-B');
    press(getByRole('button', { name: 'Usar este código' }));
    await expect(await findByText('PN 4711-B')).toBeVisible();
    await expect(root.querySelectorAll('.results li')).toHaveLength(2);
  }),
};

export const Unchecked: Story = {
  name: 'Dígito verificador',
  parameters: about('Um chassi digitado cujo dígito não confere é perguntado uma vez, e não recusado.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText, findByText, findByRole } = await inside(canvasElement, 'vt-barcode-scanner');
    fill(await findByLabelText('Ou digite o chassi'), '9BD358AF1R1234567');
    press(await findByRole('button', { name: 'Usar este código' }));
    await expect(await findByText(/^O dígito verificador não confere/)).toBeVisible();
    await expect(await findByRole('button', { name: 'Está certo: usar este código' })).toBeVisible();
  }),
};

export const Denied: Story = {
  name: 'Câmera negada',
  beforeEach: () => fakeCamera('denied', drawLabel('')),
  parameters: about('O motivo, uma nova tentativa, a foto e o campo.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole, getByLabelText } = await start(canvasElement);
    await expect(await findByText(/^O uso da câmera foi negado/)).toBeVisible();
    await expect(getByRole('button', { name: 'Ler de uma foto' })).toBeVisible();
    await expect(getByLabelText('Ou digite o chassi')).toBeVisible();
  }),
};

export const NoCamera: Story = {
  name: 'Sem câmera',
  beforeEach: () => fakeCamera('none', drawLabel('')),
  parameters: about('Num aparelho sem câmera.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await start(canvasElement);
    await expect(await findByText('Não encontramos uma câmera neste aparelho.')).toBeVisible();
  }),
};

export const Unsupported: Story = {
  name: 'Navegador sem câmera',
  beforeEach: () => fakeCamera('unsupported', drawLabel('')),
  parameters: about('O navegador não oferece a câmera às páginas.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await start(canvasElement);
    await expect(await findByText(/^Este navegador não oferece a câmera/)).toBeVisible();
  }),
};

export const UnreadablePhoto: Story = {
  name: 'Foto sem código',
  parameters: about('Na foto não há um código legível; a orientação diz como fotografar.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await choosePhoto(canvasElement, '');
    await expect(await findByText(/^Não encontramos um código nesta foto/, undefined, READ)).toBeVisible();
  }),
};

export const Narrow: Story = {
  name: 'Tela estreita',
  decorators: [narrow],
  beforeEach: () => fakeCamera('live', drawLabel(LABEL_VIN)),
  parameters: about('A lista numa tela estreita.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await start(canvasElement);
    await expect(await findByText(LABEL_VIN, undefined, READ)).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/contacto">Escribinos</a>' },
  beforeEach: () => fakeCamera('live', drawLabel(LABEL_VIN)),
  parameters: about('O chassi lido, na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole } = await start(canvasElement, 'Abrir la cámara');
    await expect(await findByText(LABEL_VIN, undefined, READ)).toBeVisible();
    await expect(getByRole('heading', { name: 'Chasis leído' })).toBeVisible();
  }),
};

export const SpanishDenied: Story = {
  name: 'Em espanhol, câmera em uso',
  globals: { language: 'es-AR', brand: 'citroen' },
  args: { children: '<a href="/contacto">Escribinos</a>' },
  beforeEach: () => fakeCamera('in-use', drawLabel('')),
  parameters: about('A câmera em uso por outro aplicativo.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await start(canvasElement, 'Abrir la cámara');
    await expect(await findByText(/^Otra aplicación u otra pestaña/)).toBeVisible();
  }),
};

import { expect, waitFor } from 'storybook/test';
import { fakeDesktop, fakePhone } from './lib/fake-device';
import { inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-security-photo'> = {
  title: 'Widgets/vt-security-photo',
  component: component('vt-security-photo'),
  args: { 'help-url': '/ajuda', children: '<a href="/contato">Fale com a gente</a>' },
  parameters: { vitrine: { user: 'ana' } },
  beforeEach: () => fakePhone(),
};
export default meta;
type Story = WidgetStory<'vt-security-photo'>;

const start = async (canvasElement: HTMLElement, name = 'Abrir a câmera') => {
  const found = await inside(canvasElement, 'vt-security-photo');
  press(await found.findByRole('button', { name }));
  return found;
};
const take = async (canvasElement: HTMLElement) => {
  const found = await start(canvasElement);
  const video = await found.findByLabelText<HTMLVideoElement>('Imagem da câmera');
  await waitFor(() => expect(video.videoWidth).toBeGreaterThan(0));
  press(found.getByRole('button', { name: 'Tirar foto' }));
  const use = await found.findByRole('button', { name: 'Usar esta foto' });
  return { ...found, use };
};

export const Default: Story = {
  name: 'Antes da foto',
  parameters: about('Como a foto deve ser. A câmera só é pedida com um toque.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-security-photo');
    await expect(await findByRole('button', { name: 'Abrir a câmera' })).toBeVisible();
  }),
};

export const Live: Story = {
  name: 'Câmera aberta',
  parameters: about('A imagem como num espelho, com a marca e a orientação.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByLabelText } = await start(canvasElement);
    await expect(await findByLabelText('Imagem da câmera')).toBeVisible();
    await expect(await findByRole('button', { name: 'Tirar foto' })).toBeVisible();
  }),
};

export const Denied: Story = {
  name: 'Câmera negada',
  beforeEach: () => fakePhone('denied'),
  parameters: about('O motivo, uma nova tentativa e a foto pelo aplicativo da câmera.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole } = await start(canvasElement);
    await expect(await findByText(/^O uso da câmera foi negado/)).toBeVisible();
    await expect(getByRole('button', { name: 'Enviar uma foto' })).toBeVisible();
  }),
};

export const Taken: Story = {
  name: 'Não enviada',
  parameters: about('A foto continua na tela e pode ser enviada de novo.', {
    faults: { 'FAC-01': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { use, findByText } = await take(canvasElement);
    press(use);
    await expect(await findByText(/A sua foto continua aqui/)).toBeVisible();
  }),
};

export const Rejected: Story = {
  name: 'Sem rosto',
  beforeEach: () => fakePhone('live', false),
  parameters: about('O serviço não encontrou um rosto; tira-se outra foto.'),
  play: asWritten(async ({ canvasElement }) => {
    const { use, findByText, getByRole } = await take(canvasElement);
    press(use);
    await expect(await findByText('Face não encontrada')).toBeVisible();
    await expect(getByRole('button', { name: 'Tirar outra foto' })).toBeVisible();
  }),
};

export const OtherDevice: Story = {
  name: 'Em outro aparelho',
  args: { 'phone-url': 'https://www.fiat.example/foto' },
  beforeEach: () => fakeDesktop(),
  parameters: about('O que fazer, e um QR code que abre a página no celular.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-security-photo');
    await expect(await findByText('https://www.fiat.example/foto')).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/contacto">Escribinos</a>' },
  beforeEach: () => fakePhone('in-use'),
  parameters: about('A câmera em uso por outro aplicativo, na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await start(canvasElement, 'Abrir la cámara');
    await expect(await findByText(/^Otra aplicación u otra pestaña/)).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-security-photo');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
  }),
};

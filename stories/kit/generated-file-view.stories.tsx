import { expect } from 'storybook/test';
import { FileSample } from '#demo-pages/gallery/StaffPieces';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/GeneratedFileView',
  parameters: aboutKit(
    'Um arquivo que o serviço leva tempo para gerar: pedido, espera, pronto, resposta perdida.',
  ),
};
export default meta;

export const Default: KitStory = {
  name: 'Os estados',
  render: kit(() => <FileSample />),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await insideKit(canvasElement);
    await expect(await findByRole('button', { name: 'Baixar arquivo' })).toBeVisible();
    await expect(getByText(/^Não sabemos se o pedido chegou/)).toBeVisible();
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('Os mesmos textos na Argentina.'),
  render: kit(() => <FileSample />),
};

import { expect } from 'storybook/test';
import { BulkSample } from '#demo-pages/gallery/StaffPieces';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/BulkRun',
  parameters: aboutKit('O mesmo feito a muitas linhas, quatro por vez, com um resultado para cada.'),
};
export default meta;

export const Default: KitStory = {
  name: 'Publicar ofertas',
  parameters: about('Quatro falham e são tentadas de novo.'),
  render: kit(() => <BulkSample pace={5} />),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole, findByRole } = await insideKit(canvasElement);
    getByRole('button', { name: 'Publicar 40 ofertas' }).click();
    await findByText('36 publicadas, 4 com falha, 0 não iniciadas');
    await expect(await findByRole('button', { name: 'Tentar novamente as 4 que falharam' })).toBeVisible();
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('Os mesmos textos na Argentina.'),
  render: kit(() => <BulkSample />),
};

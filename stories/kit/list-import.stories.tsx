import { expect } from 'storybook/test';
import { ImportSample } from '#demo-pages/gallery/StaffPieces';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit, put } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/ListImport',
  parameters: aboutKit('Uma lista colada ou de um arquivo, conferida linha a linha antes de qualquer envio.'),
};
export default meta;

export const Default: KitStory = {
  name: 'Com uma linha a corrigir',
  parameters: about('O problema fica ao lado da linha, que se corrige no lugar.'),
  render: kit(() => <ImportSample />),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole, findByRole } = await insideKit(canvasElement);
    put(getByRole('textbox', { name: 'Cole a lista aqui' }), 'Código do modelo;Preço\na1;100\nb2;cem');
    getByRole('button', { name: 'Conferir a lista' }).click();
    await findByText('Certas: 1. Com problema: 1. Repetidas: 0.');
    put(await findByRole('textbox', { name: 'Preço, linha 3' }), '120');
    await expect(await findByRole('button', { name: 'Importar as 2 linhas certas' })).toBeVisible();
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('Os mesmos textos na Argentina.'),
  render: kit(() => <ImportSample />),
};

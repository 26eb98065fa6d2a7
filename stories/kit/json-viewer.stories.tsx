import { expect, waitFor } from 'storybook/test';
import { PayloadSample } from '#demo-pages/gallery/StaffPieces';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit, put } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/JsonViewer',
  parameters: aboutKit('Um conteúdo em árvore, com busca e cópia; senhas e chaves nunca aparecem.'),
};
export default meta;

export const Default: KitStory = {
  name: 'Com dados ocultos',
  parameters: about('Dados pessoais aparecem a pedido; senhas e chaves, nunca.'),
  render: kit(() => <PayloadSample />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, findByText, root } = await insideKit(canvasElement);
    put(getByRole('searchbox', { name: 'Buscar no conteúdo' }), 'compass');
    await findByText('1 encontrado');
    getByRole('button', { name: 'Próximo' }).click();
    await waitFor(() => expect(root.querySelector('[aria-selected=true]')?.textContent).toContain('Compass'));
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('Os mesmos textos na Argentina.'),
  render: kit(() => <PayloadSample />),
};

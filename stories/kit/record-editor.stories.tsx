import { expect, waitFor } from 'storybook/test';
import { ConfirmSample, EditorSample } from '#demo-pages/gallery/StaffEditor';
import { aboutKit, focusedIn, insideKit, type KitMeta, type KitStory, kit, put } from '../lib/Kit';
import { settled } from '../lib/shadow';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/RecordDialog',
  parameters: aboutKit(
    'Um registro que várias pessoas alteram; o que não se desfaz é confirmado, o resto tem volta.',
  ),
};
export default meta;

export const Default: KitStory = {
  name: 'Outra pessoa salvou antes',
  parameters: about('O que só ela alterou é incluído; o que os dois alteraram é comparado, campo por campo.'),
  render: kit(() => <EditorSample />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, findByRole, findByText, getByLabelText } = await insideKit(canvasElement);
    getByRole('button', { name: 'Editar a oferta' }).click();
    await settled(await findByRole('dialog', { name: 'Editar a oferta' }));
    put(getByLabelText('Título'), 'Argo Drive com bônus');
    await new Promise(requestAnimationFrame);
    getByRole('button', { name: 'Salvar oferta' }).click();
    await findByText('Incluímos o que a outra pessoa alterou: Observação.');
    await expect(getByLabelText('A sua: Argo Drive com bônus')).toBeChecked();
    getByLabelText('A da outra pessoa: Argo Drive com taxa zero').click();
    await waitFor(() => expect(getByLabelText('Título')).toHaveValue('Argo Drive com taxa zero'));
  }),
};

export const Confirmation: KitStory = {
  name: 'Em espanhol: confirmar e desfazer',
  globals: { language: 'es-AR', brand: 'ram' },
  parameters: about('Um motivo e o número são pedidos antes do que não se desfaz.'),
  render: kit(() => <ConfirmSample />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, findByRole, findByText } = await insideKit(canvasElement);
    getByRole('button', { name: 'Publicar la oferta' }).click();
    (await findByRole('button', { name: 'Deshacer' })).click();
    await findByText('Deshecho.');
    getByRole('button', { name: 'Publicar la oferta' }).click();
    await findByRole('button', { name: 'Deshacer' });
    getByRole('button', { name: 'Quitar 1.200 ofertas' }).click();
    await settled(await findByRole('dialog', { name: '¿Quitar 1.200 ofertas?' }));
    await waitFor(() => expect(focusedIn(root)?.localName).toBe('dialog'));
    getByRole('button', { name: 'Quitar' }).click();
    await findByText('Explicalo en por lo menos 10 caracteres.');
  }),
};

import { expect, waitFor } from 'storybook/test';
import { ManySample, MomentSample, OrderSample, RowsSample } from '#demo-pages/gallery/StaffFields';
import { aboutKit, focusedIn, insideKit, type KitMeta, type KitStory, keys, kit, put } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/MultiSelect',
  parameters: aboutKit('Campos da equipe: momentos, períodos, várias escolhas, linhas e ordem.'),
};
export default meta;

export const Moments: KitStory = {
  name: 'Datas, horas e várias escolhas',
  parameters: about(
    'A hora é a do lugar; um horário que acontece duas vezes é perguntado. Várias escolhas são achadas ao digitar.',
  ),
  render: kit(() => (
    <>
      <MomentSample />
      <ManySample />
    </>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, findByText, getByLabelText } = await insideKit(canvasElement);
    getByRole('button', { name: 'Conferir' }).click();
    await findByText('O fim não pode ser antes do início.');
    await waitFor(() => expect(focusedIn(root)?.id).toBe('days-to'));
    const search = getByLabelText('Concessionárias', { selector: 'input' });
    search.focus();
    put(search, 'norte');
    await waitFor(() => expect(root.querySelectorAll('[role=option]')).toHaveLength(7));
    keys(root, 'ArrowDown');
    await new Promise(requestAnimationFrame);
    keys(root, 'Enter');
    await findByText('9 escolhidos.');
  }),
};

export const Lists: KitStory = {
  name: 'Em espanhol: linhas e ordem',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('O foco vai para a linha nova, fica com o que é movido, e o que acontece é anunciado.'),
  render: kit(() => (
    <>
      <RowsSample />
      <OrderSample />
    </>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, findByText, findByRole } = await insideKit(canvasElement);
    getByRole('button', { name: 'Agregar precio' }).click();
    await waitFor(() => expect(focusedIn(root)?.id).toBe('prices.2.model'));
    getByRole('button', { name: 'Quitar Precio 1' }).click();
    await findByText('Se quitó Precio 1.');
    getByRole('button', { name: 'Mover Toro' }).focus();
    for (const key of [' ', 'ArrowUp', 'ArrowUp', ' ']) {
      keys(root, key);
      await new Promise(requestAnimationFrame);
    }
    await findByText('Toro quedó en la posición 1 de 5.');
    await expect(focusedIn(root)).toBe(await findByRole('button', { name: 'Mover Toro' }));
  }),
};

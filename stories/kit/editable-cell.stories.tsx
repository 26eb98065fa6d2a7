import { expect, waitFor } from 'storybook/test';
import { CellsSample } from '#demo-pages/gallery/CellsSample';
import { aboutKit, focusedIn, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { fill } from '../lib/shadow';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/EditableCell',
  parameters: aboutKit(
    'Valores que mudam na própria tabela: Enter começa e guarda, Escape deixa como estava, Tab vai para o próximo. As mudanças são contadas, ficam ao trocar de página e são salvas juntas.',
  ),
};
export default meta;

export const Default: KitStory = {
  name: 'Mudar preços',
  parameters: about('Um valor incomum é avisado, um recusado fica com o motivo, e os outros são salvos.'),
  render: kit(() => <CellsSample name="cells-story" />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await insideKit(canvasElement);
    (await findByRole('button', { name: /, Preço de Argo$/ })).click();
    const input = await findByRole('textbox', { name: 'Preço de Argo' });
    await waitFor(() => expect(focusedIn(root)).toBe(input));
    fill(input, '450000');
    (await findByRole('button', { name: /, Preço de Pulse$/ })).click();
    fill(await findByRole('textbox', { name: 'Preço de Pulse' }), '99000');
    await findByText(/^Acima de/);
    (await findByRole('button', { name: 'Salvar 2 alterações' })).click();
    await findByText('O serviço recusou este preço.');
    (await findByRole('button', { name: 'Ver alterações' })).click();
    await findByRole('list', { name: 'Alterações não salvas' });
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol: um valor que não é um',
  globals: { language: 'es-AR', brand: 'ram' },
  parameters: about('O que não é um valor fica no campo, com o que se espera.'),
  render: kit(() => <CellsSample name="cells-spanish" />),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await insideKit(canvasElement);
    (await findByRole('button', { name: /, Precio de Toro$/ })).click();
    fill(await findByRole('textbox', { name: 'Precio de Toro' }), 'caro');
    await findByText('Escribí un valor, como 91.490,00.');
  }),
};

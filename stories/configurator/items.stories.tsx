import { expect, waitFor, within } from 'storybook/test';
import { $car } from '#features/car/car-store';
import { CONFIGURATOR, havingCar, items, pressItem } from '../lib/configurator';
import { fill, heard, inside, press, settled } from '../lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-configurator'> = {
  title: 'Widgets/vt-configurator',
  component: component('vt-configurator'),
  args: CONFIGURATOR,
};
export default meta;
type Story = WidgetStory<'vt-configurator'>;

export const Optionals: Story = {
  name: 'Opcionais',
  parameters: about(
    'Antes do clique: o que muda no total e quais itens vêm junto. Depois: o que mudou e o botão Desfazer.',
    {
      arrange: havingCar('358AF11', 'optionals'),
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-part-changed');
    const { root, findByText, getByRole } = await inside(canvasElement, 'vt-configurator');
    await findByText('17 itens');
    const pack = await pressItem(root, /^Pacote Conforto/);
    await waitFor(() => expect(pack).toHaveAttribute('aria-checked', 'true'));
    await waitFor(() =>
      expect(root.querySelector('.change')).toHaveTextContent(
        'Ar-condicionado digital vem com Pacote Conforto',
      ),
    );
    await pressItem(root, /^Pacote Sport/);
    await waitFor(() =>
      expect(root.querySelector('.change')).toHaveTextContent(
        'Pacote Conforto sai, pois não é compatível com Pacote Sport',
      ),
    );
    press(getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(pack).toHaveAttribute('aria-checked', 'true'));
    press(getByRole('button', { name: 'Refazer' }));
    await waitFor(() => expect(pack).toHaveAttribute('aria-checked', 'false'));
    await expect(events).toHaveLength(4);
  }),
};

export const Searched: Story = {
  name: 'Busca de opcionais',
  parameters: about('A busca e as categorias filtram a lista; os itens escolhidos são mantidos.', {
    arrange: havingCar('358AF11~2026~~~LED', 'optionals'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findByLabelText, findByRole } = await inside(canvasElement, 'vt-configurator');
    fill(await findByLabelText('Buscar opcionais'), 'camera', { leave: false });
    await expect(await findByText('1 item · escolhidos: 1')).toBeVisible();
    await waitFor(() => expect(items(root)).toEqual(['Câmera de ré']));
    fill(await findByLabelText('Buscar opcionais'), 'xyz', { leave: false });
    await expect(await findByText('Nenhum item encontrado')).toBeVisible();
    press(await findByRole('button', { name: 'Limpar a busca' }));
    press(await findByRole('button', { name: 'Design' }));
    await waitFor(() => expect(items(root)).toEqual(['Faróis full LED', 'Aerofólio esportivo']));
  }),
};

export const Alternatives: Story = {
  name: 'Escolha antes de incluir',
  parameters: about('Um item que depende de outro pergunta qual; nada muda até o visitante confirmar.', {
    arrange: havingCar('358AF11', 'accessories'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-configurator');
    await pressItem(root, /^Suporte para bicicletas/);
    const dialog = await findByRole('dialog', { name: 'Antes de incluir Suporte para bicicletas' });
    await settled(dialog);
    const confirm = within(dialog).getByRole('button', { name: 'Confirmar' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    press(within(dialog).getByRole('radio', { name: /^Barras transversais/ }));
    await nextFrame();
    press(confirm);
    await waitFor(() =>
      expect($car.get().parts.map(({ code }) => code)).toEqual(expect.arrayContaining(['A12', 'A14'])),
    );
  }),
};

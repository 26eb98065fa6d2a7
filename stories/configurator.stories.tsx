import { expect, waitFor } from 'storybook/test';
import { CONFIGURATOR, goTo, pressItem, total } from './lib/configurator';
import { choose, fill, heard, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-configurator'> = {
  title: 'Widgets/vt-configurator',
  component: component('vt-configurator'),
  args: CONFIGURATOR,
};
export default meta;
type Story = WidgetStory<'vt-configurator'>;

export const Versions: Story = {
  name: 'Versões',
  parameters: about(
    'As versões do modelo por ano, com preço e itens de série; a partir de oito, com filtros. A escolha leva à próxima etapa.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-version-selected');
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-configurator');
    await findByText('5 versões');
    await expect(root.querySelector('.bar')).toBeNull();
    press(await findByRole('button', { name: 'Itens de série Argo Drive 1.3 CVT 2026' }));
    await expect(await findByText('Piloto automático')).toBeVisible();
    press(await findByRole('button', { name: /^Escolher Argo Trekking/ }));
    await waitFor(() => expect(total(root)).toBe('R$ 112.990,00'));
    await expect(events).toEqual([{ mvsCode: '358CF31', year: 2026 }]);
    // The choice leads on to the next step, and is marked where the visitor goes back.
    await expect(await findByRole('heading', { name: 'Opcionais' })).toBeVisible();
    press(await findByRole('button', { name: 'Voltar' }));
    await expect(await findByRole('button', { name: /^Escolhida Argo Trekking/ })).toBeVisible();
  }),
};

export const Models: Story = {
  name: 'Sem modelo, e uma versão sem preço',
  args: { model: '' },
  parameters: about(
    'Se o autor não indica o modelo, o visitante escolhe entre os da marca, filtra ou busca por texto. Uma versão sem preço publicado informa isso; nada aparece como zero.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText, findByLabelText, root } = await inside(canvasElement, 'vt-configurator');
    fill(await findByRole('combobox', { name: 'Buscar modelo ou versão' }), 'toro ranch', { leave: false });
    await expect(await findByRole('option', { name: /^Toro Ranch/ })).toBeVisible();
    press(await findByRole('button', { name: 'Buscar' }));
    const found = () => root.querySelectorAll('.search-results li').length;
    await waitFor(() => expect(found()).toBeGreaterThan(0));
    const ranch = found();
    press(await findByRole('button', { name: 'Ver todas as versões da marca' }));
    await waitFor(() => expect(found()).toBeGreaterThan(ranch));
    choose(await findByLabelText('Carroceria'), 'pickup');
    await expect(await findByText('Modelos: 2')).toBeVisible();
    press(await findByRole('checkbox', { name: 'Só o ano-modelo mais novo' }));
    await expect(await findByText('Nenhum modelo com estes filtros.')).toBeVisible();
    press(await findByRole('button', { name: 'Limpar filtros' }));
    press(await findByRole('button', { name: /^Mobi\D*R\$/ }));
    await expect(await findByRole('heading', { name: 'Monte o seu Mobi' })).toBeVisible();
    await expect(await findByText('Valor indisponível no momento')).toBeVisible();
    press(await findByRole('button', { name: /^Escolher Mobi Way/ }));
    await waitFor(() => expect(total(root)).toBe('Valor indisponível no momento'));
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { model: '208' },
  parameters: about('Todos os textos em espanhol e os preços em pesos.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findAllByRole } = await inside(canvasElement, 'vt-configurator');
    await expect(await findByRole('heading', { name: 'Armá tu 208' })).toBeVisible();
    const [first] = await findAllByRole('button', { name: /^Elegir/ });
    if (first) press(first);
    await waitFor(() => expect(total(root)).toMatch(/^\$ /));
    await goTo('optionals');
    await pressItem(root, /^Paquete Confort/);
    await waitFor(() =>
      expect(root.querySelector('.change')).toHaveTextContent('Se agrega: Paquete Confort'),
    );
  }),
};

import { expect, fireEvent, waitFor } from 'storybook/test';
import { CONFIGURATOR, goTo, hasFocus, pressItem, total } from './lib/configurator';
import { choose, heard, inside, press } from './lib/shadow';
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
  parameters: about('As versões do modelo por ano, com filtros, preço e itens de série.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-version-selected');
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-configurator');
    await findByText('5 versões');
    await expect(await findByText('Falta escolher a versão')).toBeVisible();
    press(await findByRole('button', { name: 'Itens de série Argo Drive 1.3 CVT 2026' }));
    await expect(await findByText('Piloto automático')).toBeVisible();
    press(await findByRole('button', { name: /^Escolher Argo Trekking/ }));
    await waitFor(() => expect(total(root)).toBe('R$ 112.990,00'));
    await expect(events).toEqual([{ mvsCode: '358CF31', year: 2026 }]);
    await expect(await findByRole('button', { name: /^Escolhida Argo Trekking/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }),
};

export const Filtered: Story = {
  name: 'Versões filtradas',
  parameters: about('Câmbio e preço estreitam a lista; sem nenhuma versão, um botão limpa os filtros.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText, findByText, findByRole } = await inside(canvasElement, 'vt-configurator');
    choose(await findByLabelText('Câmbio'), 'Manual');
    await expect(await findByText('2 versões')).toBeVisible();
    const price = (await findByLabelText('Preço até')) as HTMLInputElement;
    fireEvent.input(price, { target: { value: price.min } });
    await expect(await findByText('1 versão')).toBeVisible();
    choose(await findByLabelText('Câmbio'), 'Automático CVT');
    press(await findByRole('button', { name: 'Limpar filtros' }));
    await expect(await findByText('5 versões')).toBeVisible();
  }),
};

export const NoPrice: Story = {
  name: 'Versão sem preço',
  args: { model: 'Mobi' },
  parameters: about('Sem preço publicado, a versão diz isso; nada aparece como zero.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findAllByText, root } = await inside(canvasElement, 'vt-configurator');
    await expect((await findAllByText('Valor indisponível no momento'))[0]).toBeVisible();
    press(await findByRole('button', { name: /^Escolher Mobi Way/ }));
    await waitFor(() => expect(total(root)).toBe('Valor indisponível no momento'));
  }),
};

export const Installments: Story = {
  name: 'Preço em parcelas',
  args: { 'price-type': 'installment' },
  parameters: about('O atributo price-type diz em que forma o preço aparece na lista.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByText } = await inside(canvasElement, 'vt-configurator');
    await expect((await findAllByText(/36x de/))[0]).toBeVisible();
  }),
};

export const Models: Story = {
  name: 'Sem modelo',
  args: { model: '' },
  parameters: about('Se o autor não diz o modelo, o visitante escolhe entre os da marca.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-configurator');
    press(await findByRole('button', { name: /^Cronos/ }));
    await expect(await findByText('3 versões')).toBeVisible();
    await expect(await findByRole('heading', { name: 'Monte o seu Cronos' })).toBeVisible();
  }),
};

export const FewSteps: Story = {
  name: 'Só algumas etapas',
  args: { mvs: '358AF11', steps: ['color', 'resume'] },
  parameters: about('A etapa que o autor deixa de fora é pulada.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-configurator');
    await findByRole('button', { name: /^Branco Banchisa/ });
    await expect([...root.querySelectorAll('.step')]).toHaveLength(2);
    press(await findByRole('button', { name: /^Continuar para Resumo/ }));
    await hasFocus(await findByRole('heading', { name: 'Resumo' }));
    history.back();
    await expect(await findByRole('button', { name: /^Branco Banchisa/ })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { model: '208' },
  parameters: about('Todas as palavras em espanhol, os preços em pesos.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findAllByRole } = await inside(canvasElement, 'vt-configurator');
    await expect(await findByRole('heading', { name: 'Armá tu 208' })).toBeVisible();
    const [first] = await findAllByRole('button', { name: /^Elegir/ });
    if (first) press(first);
    await waitFor(() => expect(total(root)).toMatch(/^\$ /));
    await goTo('optionals');
    await pressItem(root, /^Paquete Confort/);
    await waitFor(() => expect(root.querySelector('.change')).toHaveTextContent('Se suma: Paquete Confort'));
  }),
};

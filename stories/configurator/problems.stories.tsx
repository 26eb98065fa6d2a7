import { expect, waitFor } from 'storybook/test';
import { CONFIGURATOR, havingCar, total } from '../lib/configurator';
import { failedWithChildren, inside, press, widgetIn } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-configurator'> = {
  title: 'Widgets/vt-configurator',
  component: component('vt-configurator'),
  args: CONFIGURATOR,
};
export default meta;
type Story = WidgetStory<'vt-configurator'>;

export const Lost: Story = {
  name: 'Link com itens que não existem mais',
  parameters: about('Um aviso lista os itens de um link ou de uma visita anterior que não existem mais.', {
    arrange: havingCar('358AF11~2026~176~S01~LED.OLD', 'optionals'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-configurator');
    await expect(await findByText(/OLD/)).toBeVisible();
    // Its name comes from another version, which has it.
    await expect(await findByText('Revestimento: Suede cinza')).toBeVisible();
  }),
};

export const Gone: Story = {
  name: 'Versão que não existe mais',
  parameters: about('Um link para uma versão que saiu de linha leva à escolha de outra.', {
    arrange: havingCar('ZZZZZZZ', 'resume'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-configurator');
    await expect(await findByText(/Esta versão não está mais disponível/)).toBeVisible();
    await expect(await findByText('5 versões')).toBeVisible();
  }),
};

export const PricesFail: Story = {
  name: 'Sem preços e sem estoque',
  parameters: about('Sem o serviço de preços, nada aparece como zero, e o visitante pode tentar de novo.', {
    faults: { 'PRC-07': '403', 'PRC-08': '403', 'STK-01': '403' },
    arrange: havingCar('358AF11', 'optionals'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-configurator');
    await expect(await findByText('Alguns valores não puderam ser carregados.')).toBeVisible();
    await expect(total(root)).toBe('Valor indisponível no momento');
  }),
};

export const CarFails: Story = {
  name: 'Carro e itens de série indisponíveis',
  args: { mvs: '358AF11' },
  parameters: about(
    'Sem o serviço do carro, a escolha da versão é mantida, e o visitante pode tentar de novo.',
    {
      faults: { 'CAR-03': '403', 'CAT-11': '403' },
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, findByRole, findAllByText } = await inside(canvasElement, 'vt-configurator');
    await expect(await findByText(/^Não foi possível carregar as informações/)).toBeVisible();
    await expect(await findByText('5 versões')).toBeVisible();
    press(await findByRole('button', { name: 'Itens de série Argo Drive 1.3 CVT 2026' }));
    await waitFor(async () =>
      expect(await findAllByText(/^Não foi possível carregar as informações/)).toHaveLength(2),
    );
  }),
};

export const Unconfigured: Story = {
  name: 'Página sem serviços',
  parameters: about('Sem os serviços de que o widget precisa, o conteúdo do autor continua na tela.', {
    metadata: { services: null },
    fails: true,
  }),
  play: asWritten(async ({ canvasElement }) => {
    await failedWithChildren(
      widgetIn(canvasElement, 'vt-configurator'),
      'Monte o seu por telefone: 0800 555 0100',
    );
  }),
};

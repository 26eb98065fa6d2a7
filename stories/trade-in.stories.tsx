import { expect, userEvent } from 'storybook/test';
import { callsOf } from './lib/sandbox';
import { fillForm, heard, inside, press, textIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-trade-in'> = {
  title: 'Widgets/vt-trade-in',
  component: component('vt-trade-in'),
  args: {
    'funding-url': '/financiar',
    'lead-url': '/contato',
    children: '<a href="/concessionarias">Ver concessionárias</a>',
  },
};
export default meta;
type Story = WidgetStory<'vt-trade-in'>;

const send = (root: HTMLElement) => press(root.querySelector('[type=submit]') as HTMLElement);

export const Valued: Story = {
  name: 'Avaliado',
  parameters: about(
    'Pela placa e pela quilometragem: o valor, o que pode fazer com ele e quem avalia o carro.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-trade-in-valued');
    const { root, findByLabelText, findByText, findByRole } = await inside(canvasElement, 'vt-trade-in');
    await findByLabelText('Placa');
    fillForm(root, { plate: 'FIA1A01', mileage: '160000' });
    send(root);
    await expect(await findByText('Valor estimado')).toBeVisible();
    await expect(await findByRole('button', { name: 'Usar como entrada' })).toBeVisible();
    await expect(events).toHaveLength(1);
  }),
};

export const Unavailable: Story = {
  name: 'Sem avaliação',
  parameters: about('O texto dos documentos, e o que foi digitado fica.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-trade-in');
    await findByLabelText('Placa');
    fillForm(root, { plate: 'FIA1A00', mileage: '62000' });
    send(root);
    await expect(await findByText('A avaliação não está disponível para este veículo.')).toBeVisible();
    await expect(textIn(root, 'plate')).toBe('FIA1A00');
  }),
};

export const ByModel: Story = {
  name: 'Pelo modelo e ano',
  parameters: about('Sem a placa, a marca, o modelo e o ano bastam.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-trade-in');
    press(await findByLabelText('Pelo modelo e ano'));
    await findByLabelText('Modelo');
    const year = root.querySelector<HTMLSelectElement>('#modelYear') as HTMLSelectElement;
    await userEvent.selectOptions(year, '2021');
    fillForm(root, { modelName: 'Argo', mileage: '62000' });
    send(root);
    await expect(await findByText('Valor estimado')).toBeVisible();
    await expect(callsOf('EVA-03')).toHaveLength(1);
  }),
};

export const Failed: Story = {
  name: 'Não foi possível avaliar',
  parameters: about('Nada do que foi digitado se perde.', {
    faults: { 'EVA-01': '404', 'EVA-02': 'offline' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-trade-in');
    await findByLabelText('Placa');
    fillForm(root, { plate: 'FIA1A01', mileage: '62000' });
    send(root);
    await expect(await findByText(/Nada do que você digitou foi perdido/)).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/concesionarios">Ver concesionarios</a>' },
  parameters: about('O mesmo na Argentina, com a patente e os valores em pesos.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-trade-in');
    await findByLabelText('Patente');
    fillForm(root, { plate: 'AB123CD', mileage: '62000' });
    send(root);
    await expect(await findByText('Valor estimado')).toBeVisible();
  }),
};

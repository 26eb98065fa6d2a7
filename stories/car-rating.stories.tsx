import { expect } from 'storybook/test';
import { fillForm, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-car-rating'> = {
  title: 'Widgets/vt-car-rating',
  component: component('vt-car-rating'),
  args: { 'trade-in-url': '/avaliacao', children: '<a href="/concessionarias">Ver concessionárias</a>' },
};
export default meta;
type Story = WidgetStory<'vt-car-rating'>;

const send = (root: HTMLElement) => press(root.querySelector('[type=submit]') as HTMLElement);

export const Rated: Story = {
  name: 'Com valor',
  parameters: about('O valor com a quilometragem e o valor só pela placa, como o serviço responde.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-car-rating');
    await findByLabelText('Placa');
    fillForm(root, { plate: 'FIA1A01', mileage: '1000' });
    send(root);
    await expect(await findByText(/^Só pela placa/)).toBeVisible();
  }),
};

export const NoOther: Story = {
  name: 'Sem o valor só pela placa',
  parameters: about('Sem ele há o valor com a quilometragem.', { faults: { 'EVA-05': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-car-rating');
    await findByLabelText('Placa');
    fillForm(root, { plate: 'FIA1A01', mileage: '160000' });
    send(root);
    await expect(await findByText('O serviço não dá um valor só pela placa.')).toBeVisible();
  }),
};

export const Unavailable: Story = {
  name: 'Sem avaliação',
  parameters: about('O texto dos documentos, e o que foi digitado fica.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-car-rating');
    await findByLabelText('Placa');
    fillForm(root, { plate: 'FIA1A00', mileage: '62000' });
    send(root);
    await expect(await findByText('A avaliação não está disponível para este veículo.')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não foi possível consultar',
  parameters: about('Nada do que foi digitado se perde.', { faults: { 'EVA-04': 'offline' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-car-rating');
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
  parameters: about('O mesmo na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-car-rating');
    await findByLabelText('Patente');
    fillForm(root, { plate: 'AB123CD', mileage: '62000' });
    send(root);
    await expect(await findByText(/^Solo por la patente/)).toBeVisible();
  }),
};

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
  name: 'Com nota',
  parameters: about('A nota compara o carro com a média da mesma versão e do mesmo ano.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-car-rating');
    await findByLabelText('Placa');
    fillForm(root, { plate: 'FIA1A01', mileage: '1000' });
    send(root);
    await expect(await findByText(/^Nota \d de 5/)).toBeVisible();
  }),
};

export const NoAverage: Story = {
  name: 'Sem média',
  parameters: about('Sem a média há o valor, mas não a nota.', { faults: { 'EVA-05': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-car-rating');
    await findByLabelText('Placa');
    fillForm(root, { plate: 'FIA1A01', mileage: '160000' });
    send(root);
    await expect(await findByText('Ainda não há com que comparar este carro.')).toBeVisible();
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
  name: 'Não foi possível comparar',
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
    await expect(await findByText(/^Calificación \d de 5/)).toBeVisible();
  }),
};

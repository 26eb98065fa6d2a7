import { expect, waitFor } from 'storybook/test';
import { narrow } from './lib/narrow';
import { callsOf } from './lib/sandbox';
import { choose, fillForm, heard, inside, press, textIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-maintenance-simulator'> = {
  title: 'Widgets/vt-maintenance-simulator',
  component: component('vt-maintenance-simulator'),
  args: {
    mvs: '358AF11',
    'privacy-url': '/privacidade',
    children: '<a href="/contato">Fale com uma concessionária</a>',
  },
};
export default meta;
type Story = WidgetStory<'vt-maintenance-simulator'>;

const USAGE = { mileage: '17300', months: '14' };
const field = (root: HTMLElement, name: string) => root.querySelector<HTMLElement>(`#${name}`) as HTMLElement;
const send = (root: HTMLElement) => press(root.querySelector('[type=submit]') as HTMLElement);
const chosen = (root: HTMLElement, name: string, value: string) =>
  waitFor(() => expect(textIn(root, name)).toBe(value));

/** Chooses the first option of a list once it has loaded. */
async function chooseFirst(root: HTMLElement, name: string): Promise<void> {
  const first = () => root.querySelector<HTMLOptionElement>(`#${name} option:nth-child(2)`);
  await waitFor(() => expect(first()).not.toBeNull());
  choose(field(root, name), first()?.value ?? '');
}

export const Plan: Story = {
  name: 'Plano',
  parameters: about(
    'A próxima revisão, o que ela inclui, a troca de óleo e todas as revisões com os preços.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-maintenance-simulated');
    const { root, findByText, findByRole } = await inside(canvasElement, 'vt-maintenance-simulator');
    await chosen(root, 'mvsCode', '358AF11');
    fillForm(root, USAGE);
    send(root);
    await expect(await findByText('2ª revisão: 20.000 km ou 24 meses')).toBeVisible();
    await expect(await findByText('Duração prevista: 2 h.')).toBeVisible();
    await expect(await findByRole('button', { name: 'Agendar a 2ª revisão' })).toBeVisible();
    await expect(events).toEqual([{ mvsCode: '358AF11', state: '' }]);
  }),
};

export const Overdue: Story = {
  name: 'Atrasada, estreito, com os preços de um estado',
  decorators: [narrow],
  args: { state: 'SP' },
  parameters: about('Quem diz a última revisão feita sabe quanto passou do prazo; uma revisão aberta.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findAllByText, findByRole } = await inside(
      canvasElement,
      'vt-maintenance-simulator',
    );
    await chosen(root, 'mvsCode', '358AF11');
    fillForm(root, USAGE);
    send(root);
    await expect(await findByText(/Preços sugeridos: São Paulo\./)).toBeVisible();
    await waitFor(() => expect(field(root, 'done')).not.toBeNull());
    choose(field(root, 'done'), '-1');
    await expect(await findAllByText(/O prazo passou há 7\.300 km e 2 meses\./)).not.toHaveLength(0);
    press(await findByRole('button', { name: /^4ª revisão/ }));
    await expect(callsOf('MNT-02')).toHaveLength(1);
  }),
};

export const Form: Story = {
  name: 'Formulário',
  args: { mvs: '' },
  parameters: about('Cada campo diz o que falta; as versões são as que têm um plano.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-maintenance-simulator');
    await waitFor(() => expect(root.querySelector('#modelCode option:nth-child(2)')).not.toBeNull());
    send(root);
    await expect(await findByText('Selecione a versão')).toBeVisible();
    await expect(callsOf('MNT-04')).toHaveLength(0);
  }),
};

export const Garage: Story = {
  name: 'Carro da garagem',
  args: { mvs: '' },
  parameters: about(
    'Quem entrou escolhe um dos seus carros; a quilometragem e os meses já vêm preenchidos.',
    {
      user: 'ana',
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText } = await inside(canvasElement, 'vt-maintenance-simulator');
    const own = await findByLabelText('Da minha garagem');
    await waitFor(() => expect(own).toBeChecked());
    await waitFor(() => expect(textIn(root, 'mileage')).toMatch(/^\d+$/));
  }),
};

export const Electric: Story = {
  name: 'Elétrico',
  globals: { brand: 'leapmotor' },
  args: { mvs: '' },
  parameters: about('Sem óleo do motor não há troca de óleo, nem filtro.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-maintenance-simulator');
    await chooseFirst(root, 'modelCode');
    await chooseFirst(root, 'mvsCode');
    fillForm(root, { mileage: '0' });
    send(root);
    await expect(await findByText(/Um carro elétrico não tem óleo do motor/)).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não foi possível calcular',
  parameters: about('Nada do que foi digitado se perde.', { faults: { 'MNT-04': '400' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-maintenance-simulator');
    await chosen(root, 'mvsCode', '358AF11');
    fillForm(root, USAGE);
    send(root);
    await expect(await findByText(/Nada do que você digitou foi perdido/)).toBeVisible();
    await expect(textIn(root, 'mileage')).toBe('17300');
  }),
};

export const NextFailed: Story = {
  name: 'Sem a próxima revisão',
  parameters: about('O plano fica; a próxima revisão e a duração podem ser carregadas novamente.', {
    faults: { 'MNT-02': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findByRole } = await inside(canvasElement, 'vt-maintenance-simulator');
    await chosen(root, 'mvsCode', '358AF11');
    fillForm(root, USAGE);
    send(root);
    await expect(await findByText('Não foi possível calcular a próxima revisão')).toBeVisible();
    await expect(await findByRole('button', { name: /^10ª revisão/ })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { mvs: '', state: 'B', children: '<a href="/contacto">Hablá con un concesionario</a>' },
  parameters: about('O mesmo na Argentina, com preços por província.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-maintenance-simulator');
    await chooseFirst(root, 'modelCode');
    await chooseFirst(root, 'mvsCode');
    fillForm(root, USAGE);
    send(root);
    await expect(await findByText(/Precios sugeridos: Buenos Aires\./)).toBeVisible();
  }),
};

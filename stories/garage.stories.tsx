import { expect, waitFor } from 'storybook/test';
import { VERSIONS } from '../demo-pages/sandbox/data/cars';
import { plateFor } from '../demo-pages/sandbox/data/cars/vehicles';
import { fillForm, inside, press, textIn } from './lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-garage'> = {
  title: 'Widgets/vt-garage',
  component: component('vt-garage'),
  args: { 'configurator-url': '/monte', children: '<a href="/entrar">Entrar para ver a minha garagem</a>' },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-garage'>;

/** A registered car, and its plate. */
const CAR = VERSIONS.find(({ modelName }) => modelName === 'Argo');
const PLATE = CAR ? plateFor(CAR) : '';

export const Default: Story = {
  name: 'Os próprios carros',
  parameters: about('Um é o principal; outro pode ocupar o lugar dele.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getAllByRole } = await inside(canvasElement, 'vt-garage');
    press(await findByRole('button', { name: /^Tornar principal/ }));
    await waitFor(() => expect(getAllByRole('listitem')[1]).toHaveTextContent('Principal'));
  }),
};

export const Add: Story = {
  name: 'Adicionar',
  args: { lists: 'owned' },
  parameters: about(
    'Pela placa ou pelo chassi; a versão e a compra, se a pessoa souber: o que o serviço sabe da placa já vem preenchido.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByLabelText, findByText, getByRole } = await inside(
      canvasElement,
      'vt-garage',
    );
    press(await findByRole('button', { name: 'Adicionar carro' }));
    press(await findByLabelText('Informar a versão e a compra'));
    await findByLabelText(/^Concessionária da compra/);
    fillForm(root, { plateNumber: PLATE });
    await waitFor(() => expect(textIn(root, 'mvsCode')).toMatch(`${CAR?.code} `));
    await waitFor(() => expect(textIn(root, 'purchasedAt')).toMatch(/^\d\d\/\d\d\/\d{4}$/));
    fillForm(root, { plateNumber: 'ABC1' });
    press(getByRole('button', { name: 'Adicionar carro' }));
    await waitFor(() => expect(getByRole('textbox', { name: 'Placa' })).toBeInvalid());
    fillForm(root, { plateNumber: PLATE });
    press(getByRole('button', { name: 'Adicionar carro' }));
    await expect(await findByText('Carro adicionado.')).toBeInTheDocument();
  }),
};

export const Remove: Story = {
  name: 'Remover',
  args: { lists: ['visited', 'wanted'] },
  parameters: about('Só depois da confirmação; se falhar, o diálogo diz e fica.', {
    user: 'ana',
    faults: { 'GAR-10': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole, findByRole, findByText } = await inside(canvasElement, 'vt-garage');
    const removeFirst = async () => {
      press((await findAllByRole('button', { name: /^Remover/ }))[0] as HTMLElement);
      const dialog = await findByRole('dialog');
      press(dialog.querySelector('.actions .button') as HTMLElement);
    };
    await removeFirst();
    await findByText('Carro removido.');
    press(await findByRole('tab', { name: 'Desejados' }));
    await nextFrame();
    await removeFirst();
    await expect(await findByText('Não foi possível remover o carro.')).toBeVisible();
  }),
};

export const Empty: Story = {
  name: 'Lista vazia',
  parameters: about('Cada lista diz o que se pode fazer.', { user: 'ana', faults: { 'GAR-01': 'empty' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-garage');
    await expect(await findByText('Nenhum carro cadastrado')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('A pessoa pode tentar novamente.', { user: 'ana', faults: { 'GAR-01': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-garage');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/ingresar">Ingresar para ver mi garaje</a>' },
  parameters: about(
    'A mesma garagem na Argentina. Onde o serviço só tem a versão anterior da consulta, ela responde.',
    { user: 'sofia', faults: { 'CAR-02': '404' } },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByLabelText } = await inside(canvasElement, 'vt-garage');
    press(await findByRole('button', { name: 'Agregar auto' }));
    press(await findByLabelText('Indicar la versión y la compra'));
    await findByLabelText(/^Concesionario de la compra/);
    fillForm(root, { plateNumber: 'AB123CD' });
    await waitFor(() => expect(textIn(root, 'mvsCode')).not.toBe(''));
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await inside(canvasElement, 'vt-garage');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
    await expect(getByText('Entre para ver e guardar os seus carros.')).toBeVisible();
  }),
};

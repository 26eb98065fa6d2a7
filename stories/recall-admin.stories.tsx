import { expect } from 'storybook/test';
import { fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-recall-admin'> = {
  title: 'Widgets/vt-recall-admin',
  component: component('vt-recall-admin'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  parameters: { vitrine: { user: 'sistemas' } },
};
export default meta;
type Story = WidgetStory<'vt-recall-admin'>;

/** Creates the software update of the car with the plate FIA1A02. */
async function create(canvas: HTMLElement) {
  const view = await inside(canvas, 'vt-recall-admin');
  const { root, findByRole, findByText } = view;
  await findByRole('button', { name: 'Buscar veículo' });
  fill(root.querySelector('#vehicle') as HTMLElement, 'FIA1A02');
  press(await findByRole('button', { name: 'Buscar veículo' }));
  press(await findByRole('button', { name: 'Criar atualização' }));
  await findByText(/^Fica registrada para o chassi/);
  press(root.querySelector('dialog .actions button') as HTMLElement);
  await expect(await findByText(/^Atualização SW-\d+ criada\./)).toBeVisible();
  await expect(await findByText(/^Aguardando a validação/)).toBeVisible();
  return view;
}

export const Created: Story = {
  name: 'Uma atualização é criada',
  globals: { brand: 'fiat' },
  parameters: about(
    'A placa FIA1A02 tem uma campanha de software; a atualização criada espera pela validação.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await create(canvasElement);
    await expect(await findByText('Criada', { selector: '.badge' })).toBeVisible();
  }),
};

export const Default: Story = {
  name: 'Uma atualização é criada e validada',
  globals: { brand: 'fiat' },
  parameters: about('Depois de feita, a atualização é validada: a campanha diz quando foi, e o carro a tem.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText, queryByRole } = await create(canvasElement);
    press(await findByRole('button', { name: 'Validar atualização' }));
    await findByText(/já tem a nova versão/);
    press(root.querySelector('dialog .actions button') as HTMLElement);
    await expect(await findByText(/^Atualização SW-\d+ validada\./)).toBeVisible();
    await expect(await findByText('Validada', { selector: '.badge' })).toBeVisible();
    await expect(queryByRole('button', { name: 'Validar atualização' })).toBeNull();
  }),
};

export const WithoutTheRole: Story = {
  name: 'Sem o papel',
  parameters: about('Quem não tem um dos papéis lê que a conta não tem acesso.', { user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-recall-admin');
    await expect(await findByText(/^Sua conta não tem permissão/)).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about('A mesma busca na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-recall-admin');
    await expect(await findByRole('button', { name: 'Buscar vehículo' })).toBeVisible();
  }),
};

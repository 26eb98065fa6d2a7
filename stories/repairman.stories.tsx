import { expect, waitFor } from 'storybook/test';
import { updateRepairman } from '#services/user';
import { callsOf } from './lib/sandbox';
import { fill, heard, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-repairman'> = {
  title: 'Widgets/vt-repairman',
  component: component('vt-repairman'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  parameters: { vitrine: { user: 'reparador' } },
};
export default meta;
type Story = WidgetStory<'vt-repairman'>;

export const Default: Story = {
  name: 'Os próprios dados',
  parameters: about('Os dados do reparador; o e-connect é uma ação à parte, que pode ser desfeita.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-repairman-econnect-changed');
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-repairman');
    await expect(await findByText('Renato Parada')).toBeVisible();
    press(await findByRole('button', { name: 'Participar do e-connect' }));
    await waitFor(() =>
      expect(root.querySelector('.undo')).toHaveTextContent('Você participa do e-connect.'),
    );
    await expect(callsOf('USR-16')).toHaveLength(1);
    await expect(events).toEqual([{ econnect: true }]);
  }),
};

export const Editing: Story = {
  name: 'Alterados em outro lugar',
  parameters: about('O e-mail mudou nos dois lugares: quem salva depois escolhe qual vale, e nada se perde.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-repairman');
    press(await findByRole('button', { name: 'Editar meus dados' }));
    await findByRole('button', { name: 'Salvar dados' });
    const elsewhere = { name: 'Renato Parada', email: 'oficina@equipe.example', phone: '', version: 1 };
    await updateRepairman({ id: 'user-reparador', body: elsewhere });
    fill(root.querySelector('#email') as HTMLElement, 'renato@equipe.example');
    press(await findByRole('button', { name: 'Salvar dados' }));
    await expect(await findByText('A da outra pessoa: oficina@equipe.example')).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol, sem cadastro',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about('O serviço não conhece este reparador, e o widget diz o que fazer.', {
    faults: { 'USR-15': '404' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-repairman');
    await expect(await findByText('No hay datos de reparador')).toBeVisible();
  }),
};

import { expect } from 'storybook/test';
import { inside } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-offer-admin'> = {
  title: 'Roles/Staff',
  component: component('vt-offer-admin'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
};
export default meta;

export const Refused: WidgetStory<'vt-offer-admin'> = {
  name: 'O serviço recusa a conta',
  parameters: about(
    'Qualquer papel da equipe abre a ferramenta; quem decide é o serviço, e a recusa é dita ali.',
    {
      user: 'reparador',
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-offer-admin');
    await expect(await findByText(/^Seu acesso não permite ver esta lista/)).toBeVisible();
  }),
};

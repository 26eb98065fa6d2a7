import { expect } from 'storybook/test';
import { bringIntoView, inside, press } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-offer-admin'> = {
  title: 'Roles/Offers',
  component: component('vt-offer-admin'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
};
export default meta;

export const Regional: WidgetStory<'vt-offer-admin'> = {
  name: 'De regiões, grupos e zonas',
  parameters: about(
    'A tabela é a mesma; a oferta de todo o país o serviço não deixa mudar, e a recusa é dita ali.',
    {
      user: 'regional',
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findAllByRole, findByRole, findByText } = await inside(canvasElement, 'vt-offer-admin');
    await findAllByRole('rowheader');
    press(root.querySelector('tbody [aria-haspopup=menu]') as HTMLElement);
    press(await findByRole('menuitem', { name: 'Despublicar' }));
    const refusal = await findByText(/Sua conta não tem permissão para fazer isto/);
    await expect(refusal).toBeVisible();
    bringIntoView(refusal);
  }),
};

import { expect, waitFor } from 'storybook/test';
import { inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-loyalty-ranking'> = {
  title: 'Widgets/vt-loyalty-ranking',
  component: component('vt-loyalty-ranking'),
  args: { children: '<a href="/programa">Conheça o programa</a>' },
  globals: { brand: 'jeep' },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-loyalty-ranking'>;

export const Default: Story = {
  name: 'O ranking',
  parameters: about('Uma página do ranking; a linha de quem entrou fica sempre à vista.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, findByRole } = await inside(canvasElement, 'vt-loyalty-ranking');
    await expect(await findByText('A sua posição, em outra página do ranking:')).toBeVisible();
    press(await findByRole('button', { name: 'Próxima' }));
    await expect(await findByText('Página 2 de 5')).toBeVisible();
  }),
};

export const NoMember: Story = {
  name: 'Sem programa',
  parameters: about('Quem não participa do programa não tem ranking.', { faults: { 'LOY-03': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-loyalty-ranking');
    await expect(await findByText('O ranking é de quem participa do programa.')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('O visitante pode tentar novamente.', { faults: { 'LRK-01': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-loyalty-ranking');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/programa">Conocé el programa</a>' },
  parameters: about('O mesmo ranking na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-loyalty-ranking');
    await expect(await findByText('Tu posición, en otra página del ranking:')).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-loyalty-ranking');
    await waitFor(async () =>
      expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible(),
    );
  }),
};

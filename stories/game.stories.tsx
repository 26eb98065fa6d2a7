import { expect } from 'storybook/test';
import { play as playGame } from '#demo-pages/sandbox/rules/games';
import { callsOf, sandbox } from './lib/sandbox';
import { heard, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-game'> = {
  title: 'Widgets/vt-game',
  component: component('vt-game'),
  args: { children: '<a href="/comunidade">Conheça a comunidade</a>' },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-game'>;

export const Default: Story = {
  name: 'Uma jogada por dia',
  parameters: about(
    'O serviço decide antes de a roleta girar; quem prefere sem movimento vê o resultado na hora.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-game-played');
    const { findByRole, getByRole } = await inside(canvasElement, 'vt-game');
    await expect(await findByRole('list', { name: 'Resultados possíveis' })).toBeVisible();
    press(getByRole('button', { name: 'Jogar' }));
    await expect(await findByRole('heading', { name: 'O seu resultado de hoje' })).toBeVisible();
    await expect(getByRole('timer')).toBeVisible();
    await expect(callsOf('GAM-02')).toHaveLength(1);
    await expect(events).toHaveLength(1);
  }),
};

export const Scratch: Story = {
  name: 'Raspadinha',
  globals: { brand: 'jeep' },
  parameters: about('Um jogo sem roleta mostra o resultado em um cartão.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-game');
    press(await findByRole('button', { name: 'Jogar' }));
    await expect(await findByRole('heading', { name: 'O seu resultado de hoje' })).toBeVisible();
  }),
};

export const Ranking: Story = {
  name: 'Ranking',
  parameters: about('A própria linha está sempre à vista.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-game');
    press(await findByRole('button', { name: /^Ver ranking/ }));
    await expect(await findByText('(você)')).toBeVisible();
    press(await findByRole('button', { name: 'Próxima' }));
    await expect(await findByText('Página 2 de 4')).toBeVisible();
  }),
};

export const Elsewhere: Story = {
  name: 'Jogado em outra aba',
  parameters: about('A jogada de outra aba ou aparelho vale, e o seu resultado aparece.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-game');
    const button = await findByRole('button', { name: 'Jogar' });
    playGame(sandbox.world, 'roleta', { id: 'user-ana' });
    press(button);
    await expect(await findByRole('heading', { name: /^Você já tinha jogado hoje/ })).toBeVisible();
  }),
};

export const Lost: Story = {
  name: 'Sem resposta',
  parameters: about('O widget pergunta pela jogada antes de enviá-la de novo.', {
    user: 'ana',
    faults: { 'GAM-02': 'drop' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-game');
    press(await findByRole('button', { name: 'Jogar' }));
    await expect(await findByText(/a sua jogada ainda não foi feita/)).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('O visitante pode tentar novamente.', { user: 'ana', faults: { 'GAM-01': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-game');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/comunidad">Conocé la comunidad</a>' },
  parameters: about('O jogo na Argentina.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-game');
    await expect(await findByRole('button', { name: 'Jugar' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou vê o que se pode ganhar, e entra para jogar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, queryByRole } = await inside(canvasElement, 'vt-game');
    await expect(await findByRole('link', { name: 'Entrar para jogar' })).toBeVisible();
    await expect(await findByRole('list', { name: 'Resultados possíveis' })).toBeVisible();
    await expect(queryByRole('button', { name: 'Jogar' })).toBeNull();
  }),
};

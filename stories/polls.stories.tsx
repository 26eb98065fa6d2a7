import { expect, waitFor } from 'storybook/test';
import { changePoll } from '#demo-pages/sandbox/rules/polls';
import { callsOf, sandbox } from './lib/sandbox';
import { heard, inside, press } from './lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-polls'> = {
  title: 'Widgets/vt-polls',
  component: component('vt-polls'),
  globals: { brand: 'jeep' },
  args: { children: '<a href="/comunidade">Conheça a comunidade</a>' },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-polls'>;

/** Chooses the first option of the first open poll and votes. */
async function voteFirst(root: HTMLElement): Promise<void> {
  press(root.querySelector('.poll input') as HTMLElement);
  await nextFrame();
  press(root.querySelector('.poll [type=submit]') as HTMLElement);
}

export const Default: Story = {
  name: 'Abertas, votada e encerrada',
  parameters: about('Os resultados aparecem só no que já tem voto da pessoa, ou terminou.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getAllByRole } = await inside(canvasElement, 'vt-polls');
    await expect(await findByText('Encerrada')).toBeVisible();
    await expect(getAllByRole('button', { name: 'Votar' })).toHaveLength(2);
  }),
};

export const Voted: Story = {
  name: 'Votada',
  parameters: about('O voto é contado uma vez; os resultados vêm com texto e número.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-poll-voted');
    const { root, findByText, findAllByRole } = await inside(canvasElement, 'vt-polls');
    await findAllByRole('radio');
    await voteFirst(root);
    await expect(await findByText('Seu voto foi registrado.')).toBeVisible();
    await expect(callsOf('BEN-12')).toHaveLength(1);
    await expect(events).toEqual([{ poll: 'trilha-2027' }]);
  }),
};

export const Changed: Story = {
  name: 'Mudou enquanto estava aberta',
  parameters: about('A pergunta de agora aparece sem escolha; o voto não passa para outra opção.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findAllByRole } = await inside(canvasElement, 'vt-polls');
    await findAllByRole('radio');
    changePoll(sandbox.world, 'trilha-2027', 'Em que mês deve ser a trilha?', ['Maio', 'Julho']);
    await voteFirst(root);
    await expect(await findByText(/^A enquete mudou antes do seu voto/)).toBeVisible();
    await waitFor(() => expect(root.querySelector('.poll input:checked')).toBeNull());
  }),
};

export const Lost: Story = {
  name: 'Sem resposta',
  parameters: about('O widget pergunta pelo voto antes de enviá-lo de novo.', {
    user: 'ana',
    faults: { 'BEN-12': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findAllByRole } = await inside(canvasElement, 'vt-polls');
    await findAllByRole('radio');
    await voteFirst(root);
    await expect(await findByText(/o seu voto ainda não está registrado/)).toBeVisible();
  }),
};

export const Empty: Story = {
  name: 'Nenhuma',
  parameters: about('O serviço não tem enquetes para esta marca.', {
    user: 'ana',
    faults: { 'BEN-11': 'empty' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-polls');
    await expect(await findByText('Nenhuma enquete no momento')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('O visitante pode tentar novamente.', { user: 'ana', faults: { 'BEN-11': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-polls');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/comunidad">Conocé la comunidad</a>' },
  parameters: about('As enquetes na Argentina.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-polls');
    await expect(await findByRole('heading', { name: '¿Dónde cargarías tu eléctrico?' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await inside(canvasElement, 'vt-polls');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
    await expect(getByText('Entre na sua conta para votar nas enquetes e ver os resultados.')).toBeVisible();
  }),
};

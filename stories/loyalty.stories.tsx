import { expect, waitFor } from 'storybook/test';
import { bringIntoView, choose, fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-loyalty'> = {
  title: 'Widgets/vt-loyalty',
  component: component('vt-loyalty'),
  args: { children: '<a href="/programa">Conheça o programa</a>' },
  globals: { brand: 'jeep' },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-loyalty'>;

/** Closes the welcome, which opens once in a browser. */
async function begin({ queryByRole, findByRole }: Awaited<ReturnType<typeof inside>>) {
  const isSeen = () => Object.keys(localStorage).some((key) => key.includes('loyalty-welcome'));
  await waitFor(() => expect(queryByRole('progressbar') && (queryByRole('dialog') || isSeen())).toBeTruthy());
  if (queryByRole('dialog')) press(await findByRole('button', { name: /^(Começar|Empezar)$/ }));
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
}

export const Default: Story = {
  name: 'Quem participa',
  args: { 'rewards-url': '/recompensas', 'ranking-url': '/ranking' },
  parameters: about('Pontos, nível, medalhas, prêmios e perguntas; uma medalha conquistada conta na hora.'),
  play: asWritten(async ({ canvasElement }) => {
    const view = await inside(canvasElement, 'vt-loyalty');
    await begin(view);
    press(await view.findByRole('button', { name: 'Já fiz isto: Pé na trilha' }));
    await expect(await view.findByText('Medalha conquistada: Pé na trilha.')).toBeVisible();
  }),
};

export const NoRecord: Story = {
  name: 'Medalha sem registro',
  parameters: about('O programa ainda não sabe que o visitante fez o que dá a medalha.'),
  play: asWritten(async ({ canvasElement }) => {
    const view = await inside(canvasElement, 'vt-loyalty');
    await begin(view);
    press(await view.findByRole('button', { name: 'Já fiz isto: Anfitrião' }));
    await expect(await view.findByText(/^Ainda não consta no programa/)).toBeVisible();
  }),
};

export const NoMember: Story = {
  name: 'Quem não participa',
  args: { 'join-url': '/participar' },
  parameters: about('Diz se a pessoa pode participar, por quê, e leva à inscrição.', {
    faults: { 'LOY-03': '404' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-loyalty');
    await expect(await findByRole('link', { name: 'Participar' })).toBeVisible();
  }),
};

export const Staff: Story = {
  name: 'Equipe do programa',
  parameters: about('A equipe dá uma medalha a outra pessoa; cada uma vale uma vez.', { user: 'equipe' }),
  play: asWritten(async ({ canvasElement }) => {
    const view = await inside(canvasElement, 'vt-loyalty');
    await begin(view);
    const give = await view.findByRole('button', { name: 'Dar uma medalha' });
    press(give);
    await expect(await view.findByText('Digite a identificação da pessoa')).toBeVisible();
    fill(view.getByLabelText('Identificação da pessoa'), 'user-ana');
    choose(view.getByLabelText('Medalha'), 'guardiao');
    press(give);
    const given = await view.findByText('A medalha foi dada.');
    await expect(given).toBeVisible();
    bringIntoView(given);
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('O visitante pode tentar novamente.', { faults: { 'LOY-03': '400' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-loyalty');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/programa">Conocé el programa</a>' },
  parameters: about('O mesmo programa na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const view = await inside(canvasElement, 'vt-loyalty');
    await begin(view);
    await expect(await view.findByText(/puntos$/, { selector: '.balance' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-loyalty');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
  }),
};

import { expect } from 'storybook/test';
import { callsOf } from './lib/sandbox';
import { inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-rental-proposals'> = {
  title: 'Widgets/vt-rental-proposals',
  component: component('vt-rental-proposals'),
  args: {
    'offers-url': '/assinatura',
    'contact-url': '/contato',
    'documents-url': '/documentos',
    children: '<a href="/entrar">Entrar para ver as minhas propostas</a>',
  },
  globals: { brand: 'jeep' },
  parameters: { vitrine: { user: 'ana' } },
  // An opened proposal is in the page's URL, which the next story shares.
  beforeEach: () => () => {
    const url = new URL(location.href);
    url.searchParams.delete('vt-proposal');
    history.replaceState(history.state, '', url);
  },
};
export default meta;
type Story = WidgetStory<'vt-rental-proposals'>;

/** The list of all proposals, and one of them by its place. */
async function openAll(canvas: HTMLElement, place: number) {
  const view = await inside(canvas, 'vt-rental-proposals');
  press(await view.findByRole('radio', { name: 'Todas' }));
  await view.findByText('6 de 12 propostas');
  press(view.getAllByRole('button', { name: /^Acompanhar/ })[place] as HTMLElement);
  return view;
}

export const Active: Story = {
  name: 'Em andamento',
  parameters: about('As propostas abertas, com código, produto, situação e o dia da última etapa.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getAllByText } = await inside(canvasElement, 'vt-rental-proposals');
    await findByText('6 de 9 propostas');
    await expect(getAllByText(/^Proposta LOC-/)[0]).toBeVisible();
    await expect(callsOf('TML-01')).toHaveLength(1);
  }),
};

export const Detail: Story = {
  name: 'Uma proposta',
  parameters: about('O andamento, os documentos que faltam, quem atende e o resumo em PDF.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, findByRole } = await openAll(canvasElement, 1);
    await expect(await findByText('Falta enviar')).toBeVisible();
    await expect(await findByText('Central de Assinaturas')).toBeVisible();
    press(await findByRole('button', { name: 'Baixar resumo (PDF)' }));
    await findByText('Resumo baixado.');
    await expect(callsOf('TML-06')).toHaveLength(1);
  }),
};

export const Reproved: Story = {
  name: 'Reprovada',
  parameters: about('O motivo que o serviço deu, e os caminhos para continuar.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole } = await openAll(canvasElement, 3);
    await expect((await findByText('A análise financeira foi reprovada')).parentElement).toBeVisible();
    await expect(getByRole('link', { name: 'Fazer nova proposta' })).toBeVisible();
  }),
};

export const FirstVersion: Story = {
  name: 'Pela primeira versão da chamada',
  parameters: about('Se a segunda versão não responde, a primeira traz a lista.', {
    faults: { 'TML-08': '404' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    await openAll(canvasElement, 0);
    await expect(callsOf('TML-07')).toHaveLength(1);
  }),
};

export const Failed: Story = {
  name: 'Não carregada',
  parameters: about('Sem indicador de carga ao lado da falha.', { faults: { 'TML-01': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-rental-proposals');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('As situações e as observações em espanhol.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByText } = await inside(canvasElement, 'vt-rental-proposals');
    await expect((await findAllByText('Propuesta creada'))[0]).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-rental-proposals');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
  }),
};

import { expect, waitFor } from 'storybook/test';
import { callsOf } from './lib/sandbox';
import { heard, inside, press } from './lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-quiz'> = {
  title: 'Widgets/vt-quiz',
  component: component('vt-quiz'),
  args: {
    quiz: 'qual-combina',
    'contact-url': '#contato',
    'offers-url': '/ofertas',
    children: '<a href="/contato">Fale com a gente</a>',
  },
};
export default meta;
type Story = WidgetStory<'vt-quiz'>;

type Inside = Awaited<ReturnType<typeof inside>>;

/** Chooses an answer; the next question comes by itself. */
const pick = async ({ findByRole }: Inside, name: string) => press(await findByRole('radio', { name }));
/** Answers the quiz without right answers, up to its result. */
async function answer(view: Inside): Promise<void> {
  press(await view.findByRole('button', { name: 'Começar' }));
  await pick(view, 'Na cidade');
  await pick(view, 'Vou só');
  await nextFrame();
  press(await view.findByRole('button', { name: 'Ver resultado' }));
}

export const Default: Story = {
  name: 'Início',
  parameters: about('As perguntas carregam quando a pessoa começa.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-quiz');
    await expect(await findByRole('button', { name: 'Começar' })).toBeVisible();
    await expect(callsOf('QUI-01')).toHaveLength(0);
  }),
};

export const Question: Story = {
  name: 'Uma pergunta de cada vez',
  args: { quiz: 'direcao-segura' },
  parameters: about('Progresso, respostas grandes, números do teclado; a escolha leva à próxima pergunta.'),
  play: asWritten(async ({ canvasElement }) => {
    const view = await inside(canvasElement, 'vt-quiz');
    press(await view.findByRole('button', { name: 'Começar' }));
    await pick(view, 'A cada 15 dias');
    await expect(await view.findByText('Pergunta 2 de 9')).toBeVisible();
  }),
};

export const Result: Story = {
  name: 'Resultado de quem não entrou',
  parameters: about('O próximo passo é do autor; as respostas são salvas quando a pessoa entra.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-quiz-finished');
    const view = await inside(canvasElement, 'vt-quiz');
    await answer(view);
    await expect(await view.findByRole('heading', { name: 'Obrigado por responder' })).toBeVisible();
    await expect(view.getByRole('link', { name: /Entrar na minha conta/ })).toBeVisible();
    await expect(view.getByRole('link', { name: 'Ver ofertas' })).toBeVisible();
    await expect(events).toEqual([{ quiz: 'qual-combina', score: 0, total: 0 }]);
    await expect(callsOf('QUI-02')).toHaveLength(0);
  }),
};

export const Saved: Story = {
  name: 'Salvo na conta',
  parameters: about('Quem entrou tem as respostas salvas com o resultado, uma vez.', { user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const view = await inside(canvasElement, 'vt-quiz');
    await answer(view);
    await expect(await view.findByText('Suas respostas foram salvas na sua conta.')).toBeVisible();
    await expect(callsOf('QUI-02')).toHaveLength(1);
  }),
};

export const Lost: Story = {
  name: 'Salvamento sem resposta',
  parameters: about('A pessoa lê que não se sabe, e pode enviar de novo: nada é salvo duas vezes.', {
    user: 'ana',
    faults: { 'QUI-02': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const view = await inside(canvasElement, 'vt-quiz');
    await answer(view);
    await expect(await view.findByText(/não sabemos se suas respostas foram salvas/)).toBeVisible();
    await expect(view.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Gone: Story = {
  name: 'Não existe mais',
  parameters: about('O serviço não conhece o quiz.', { faults: { 'QUI-01': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-quiz');
    press(await findByRole('button', { name: 'Começar' }));
    await expect(await findByText('Este quiz não está mais disponível')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('O visitante pode tentar novamente.', { faults: { 'QUI-01': '500' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-quiz');
    press(await findByRole('button', { name: 'Começar' }));
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { quiz: 'direcao-segura', children: '<a href="/contacto">Contactanos</a>' },
  parameters: about('O quiz na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-quiz');
    press(await findByRole('button', { name: 'Empezar' }));
    const first = await findByRole('radio', { name: 'Cada 15 días' });
    await waitFor(() => expect(first).toBeVisible());
  }),
};

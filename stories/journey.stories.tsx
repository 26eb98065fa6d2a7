import { expect } from 'storybook/test';
import { callsOf } from './lib/sandbox';
import { fillForm, heard, inside, press } from './lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-journey'> = {
  title: 'Widgets/vt-journey',
  component: component('vt-journey'),
  args: { type: 'owner-opinion', children: '<a href="/contato">Fale com a gente</a>' },
};
export default meta;
type Story = WidgetStory<'vt-journey'>;

type Inside = Awaited<ReturnType<typeof inside>>;

/** Begins, and answers what must be answered of an owner's opinion. */
async function answer({ root, findByRole }: Inside): Promise<void> {
  press(await findByRole('button', { name: 'Começar' }));
  press(await findByRole('radio', { name: 'Sim' }));
  await nextFrame();
  fillForm(root, { 'answer-comentario': 'Fui bem atendida.' });
  press(await findByRole('button', { name: 'Continuar' }));
  await findByRole('heading', { name: 'Confira e envie' });
}

export const Default: Story = {
  name: 'Início',
  parameters: about('O serviço só é chamado quando a pessoa começa.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-journey');
    await expect(await findByRole('button', { name: 'Começar' })).toBeVisible();
    await expect(callsOf('JRN-01')).toHaveLength(0);
  }),
};

export const Questions: Story = {
  name: 'Perguntas de uma reclamação',
  args: { type: 'complaint' },
  parameters: about('Cada pergunta com o campo do seu tipo; o que falta aparece junto de cada um.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-journey');
    press(await findByRole('button', { name: 'Começar' }));
    await findByRole('button', { name: 'Tirar foto' });
    press(await findByRole('button', { name: 'Continuar' }));
    await expect(await findByText('Envie uma foto ou um arquivo')).toBeVisible();
  }),
};

export const Review: Story = {
  name: 'Conferência',
  parameters: about('Todas as respostas mais uma vez, antes do envio.'),
  play: asWritten(async ({ canvasElement }) => {
    const view = await inside(canvasElement, 'vt-journey');
    await answer(view);
    await expect(view.getByText('Fui bem atendida.')).toBeVisible();
    await expect(callsOf('JRN-02')).toHaveLength(1);
  }),
};

export const Sent: Story = {
  name: 'Enviada',
  parameters: about('O protocolo fica na tela, e o foco vai até ele.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-journey-submitted');
    const view = await inside(canvasElement, 'vt-journey');
    await answer(view);
    press(view.getByRole('button', { name: 'Enviar relato' }));
    await expect(await view.findByRole('heading', { name: 'Recebemos o seu relato' })).toBeVisible();
    await expect(view.getByText(/^JRN\d+$/)).toBeVisible();
    await expect(events).toHaveLength(1);
  }),
};

export const Later: Story = {
  name: 'Salva para depois',
  parameters: about('O que foi respondido fica no serviço; neste aparelho fica só o número.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-journey');
    press(await findByRole('button', { name: 'Começar' }));
    await findByRole('radio', { name: 'Sim' });
    fillForm(root, { 'answer-comentario': 'Fui bem atendida.' });
    press(await findByRole('button', { name: 'Salvar e continuar depois' }));
    await expect(await findByText(/^Salvo\./)).toBeVisible();
  }),
};

export const Lost: Story = {
  name: 'Envio sem resposta',
  parameters: about('O widget pergunta ao serviço antes de enviar de novo.', { faults: { 'JRN-03': '500' } }),
  play: asWritten(async ({ canvasElement }) => {
    const view = await inside(canvasElement, 'vt-journey');
    await answer(view);
    press(view.getByRole('button', { name: 'Enviar relato' }));
    await expect(await view.findByText(/o seu relato ainda não foi enviado/)).toBeVisible();
  }),
};

export const Unknown: Story = {
  name: 'Tipo que o serviço não tem',
  args: { type: 'outro' },
  parameters: about('O questionário não está disponível.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-journey');
    press(await findByRole('button', { name: 'Começar' }));
    await expect(await findByText('Este questionário não está disponível no momento')).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { type: 'delivery', children: '<a href="/contacto">Contactanos</a>' },
  parameters: about('A entrega de um carro na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-journey');
    press(await findByRole('button', { name: 'Empezar' }));
    await expect(await findByRole('radio', { name: 'Sí' })).toBeVisible();
  }),
};

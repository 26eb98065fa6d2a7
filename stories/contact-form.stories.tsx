import { expect, waitFor } from 'storybook/test';
import { clearDealer } from '#features/dealer/dealer-store';
import { callsOf } from './lib/sandbox';
import { choose, fillForm, heard, inside, popup, press, textIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-contact-form'> = {
  title: 'Widgets/vt-contact-form',
  component: component('vt-contact-form'),
  args: { children: '<a href="/contato">Fale com a gente</a>' },
  beforeEach: () => () => clearDealer(),
};
export default meta;
type Story = WidgetStory<'vt-contact-form'>;

const FILLED = { name: 'Ana Nogueira', email: 'ana@exemplo.com.br', message: 'Qual é o prazo de entrega?' };
const send = (root: HTMLElement) => press(root.querySelector('[part=button]') as HTMLElement);
const fill = (root: HTMLElement) => {
  choose(root.querySelector('#reason') as HTMLElement, 'CAR');
  fillForm(root, FILLED);
};

export const Empty: Story = {
  name: 'Vazio',
  parameters: about('Cada campo diz o que falta; nada é enviado.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-contact-form');
    send(root);
    await expect(await findByText('Escreva a sua mensagem')).toBeVisible();
    await expect(callsOf('CON-01')).toHaveLength(0);
  }),
};

export const Sent: Story = {
  name: 'Enviado',
  parameters: about('O protocolo fica na tela, e o foco vai até ele.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-contact-sent');
    const { root, findByRole } = await inside(canvasElement, 'vt-contact-form');
    fill(root);
    send(root);
    await expect(await findByRole('heading', { name: 'Recebemos sua mensagem' })).toBeVisible();
    await expect(await popup('SUA MENSAGEM FOI ENVIADA!')).toBeVisible();
    await expect(events).toHaveLength(1);
    await expect(callsOf('CON-01').map(({ body }) => body)).toMatchObject([{ ...FILLED, reason: 'CAR' }]);
  }),
};

export const Prefilled: Story = {
  name: 'Visitante conectado',
  args: { 'privacy-url': '/privacidade', dealer: '135503081', reason: 'concessionaria' },
  parameters: about(
    'Os dados do visitante conectado já vêm preenchidos; o autor definiu motivo e concessionária.',
    {
      user: 'ana',
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-contact-form');
    await waitFor(() => expect(textIn(root, 'name')).toBe('Ana Nogueira'));
    fillForm(root, { message: FILLED.message });
    send(root);
    await expect(await findByRole('heading', { name: 'Recebemos sua mensagem' })).toBeVisible();
    await expect(callsOf('CON-02')).toHaveLength(1);
  }),
};

export const Failed: Story = {
  name: 'Não enviado',
  parameters: about('O que foi digitado fica, e o visitante pode tentar novamente.', {
    faults: { 'CON-01': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-contact-failed');
    const { root, findByRole } = await inside(canvasElement, 'vt-contact-form');
    fill(root);
    send(root);
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(await popup('FALHA AO ENVIAR MENSAGEM!')).toBeVisible();
    await expect(textIn(root, 'message')).toBe(FILLED.message);
    await expect(events).toEqual([{ kind: 'http' }]);
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/contacto">Hablá con nosotros</a>' },
  parameters: about('O mesmo formulário na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-contact-form');
    choose(root.querySelector('#reason') as HTMLElement, 'PRAISE');
    fillForm(root, { name: 'Sofía Gómez', email: 'sofia@ejemplo.com.ar', message: 'Gracias por todo' });
    send(root);
    await expect(await findByRole('heading', { name: 'Recibimos tu mensaje' })).toBeVisible();
  }),
};

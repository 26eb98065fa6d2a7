import { expect } from 'storybook/test';
import { callsOf } from './lib/sandbox';
import { fillForm, heard, inside, press, textIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-template-widget'> = {
  title: 'Widgets/vt-template-widget',
  component: component('vt-template-widget'),
  args: { children: '<a href="/contato">Fale com a gente</a>' },
};
export default meta;
type Story = WidgetStory<'vt-template-widget'>;

const FILLED = { name: 'Ana Nogueira', email: 'ana@exemplo.com.br', message: 'Quero um test drive' };
const send = (root: HTMLElement) => press(root.querySelector('[part=button]') as HTMLElement);

export const Empty: Story = {
  name: 'Vazio',
  parameters: about('Cada campo diz o que falta; nada é enviado.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-template-widget');
    send(root);
    await expect(await findByText('Escreva sua mensagem')).toBeVisible();
    await expect(callsOf('CON-01')).toHaveLength(0);
  }),
};

export const Sent: Story = {
  name: 'Enviado',
  parameters: about('O protocolo fica na tela, e o foco vai até ele.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-template-widget-sent');
    const { root, findByRole } = await inside(canvasElement, 'vt-template-widget');
    fillForm(root, FILLED);
    send(root);
    await expect(await findByRole('heading', { name: 'Mensagem enviada' })).toBeVisible();
    await expect(events).toHaveLength(1);
    await expect(callsOf('CON-01').map(({ body }) => body)).toMatchObject([FILLED]);
  }),
};

export const Refused: Story = {
  name: 'Campo recusado',
  parameters: about('O que o serviço recusa aparece no campo.', { faults: { 'CON-01': '422' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-template-widget');
    fillForm(root, FILLED);
    send(root);
    await expect(await findByText('E-mail recusado pelo serviço')).toBeVisible();
    await expect(textIn(root, 'message')).toBe(FILLED.message);
  }),
};

export const Failed: Story = {
  name: 'Não enviado',
  parameters: about('O que foi digitado fica, e o visitante pode tentar novamente.', {
    faults: { 'CON-01': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-template-widget-failed');
    const { root, findByRole } = await inside(canvasElement, 'vt-template-widget');
    fillForm(root, FILLED);
    send(root);
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
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
    const { root, findByRole } = await inside(canvasElement, 'vt-template-widget');
    fillForm(root, { name: 'Sofía Gómez', email: 'sofia@ejemplo.com.ar', message: 'Quiero una prueba' });
    send(root);
    await expect(await findByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
  }),
};

import { expect, spyOn, waitFor } from 'storybook/test';
import { callsOf, sandbox } from './lib/sandbox';
import { failedWithChildren, fillForm, heard, inside, popup, press, textIn, widgetIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-whatsapp'> = {
  title: 'Widgets/vt-whatsapp',
  component: component('vt-whatsapp'),
  args: { model: 'compass', children: '<a href="https://wa.me/5511955500100">Fale pelo WhatsApp</a>' },
};
export default meta;
type Story = WidgetStory<'vt-whatsapp'>;

/** The sandbox's bot rejects every number that ends in 0. */
const KNOWN = { name: 'Ana Nogueira', phone: '(11) 95550-0101' };
const UNKNOWN = { ...KNOWN, phone: '(11) 95550-0100' };
const start = (root: HTMLElement) => press(root.querySelector('[part=button]') as HTMLElement);

export const Empty: Story = {
  name: 'Vazio',
  parameters: about('Nome e celular; nada é enviado antes de o visitante pedir.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-whatsapp');
    start(root);
    await expect(await findByText('Digite seu celular')).toBeVisible();
    await expect(sandbox.state.calls).toHaveLength(0);
  }),
};

export const Prefilled: Story = {
  name: 'Visitante conectado',
  parameters: about('O nome e o celular do visitante conectado já vêm preenchidos.', { user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-whatsapp');
    await waitFor(() => expect(textIn(root, 'phone')).toBe('(11) 95550-0101'));
    await expect(textIn(root, 'name')).toBe('Ana Nogueira');
    // The next story counts its own.
    await waitFor(() => expect(callsOf('BOT-01')).toHaveLength(1));
  }),
};

export const NotOnWhatsapp: Story = {
  name: 'Número sem WhatsApp',
  parameters: about('O número é verificado enquanto o visitante preenche.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-whatsapp');
    fillForm(root, UNKNOWN);
    await expect(await findByText('Este número não tem WhatsApp')).toBeVisible();
    await expect(sandbox.state.calls.map(({ call }) => call)).toEqual(['BOT-01']);
  }),
};

export const Started: Story = {
  name: 'Conversa iniciada',
  parameters: about('A conversa abre em outra janela; se o navegador a bloquear, o link fica na tela.'),
  play: asWritten(async ({ canvasElement }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    const events = heard(canvasElement, 'vt-whatsapp-started');
    const { root, findByRole } = await inside(canvasElement, 'vt-whatsapp');
    fillForm(root, KNOWN);
    start(root);
    const link = await findByRole('link', { name: 'Abrir a conversa' });
    await expect(open).toHaveBeenCalledWith((link as HTMLAnchorElement).href, '_blank');
    await expect(events).toEqual([{ linked: true }]);
    await expect(sandbox.state.conversations[0]?.body).toMatchObject({
      model: 'compass',
      phoneNumber: '011955500101',
    });
  }),
};

export const Failed: Story = {
  name: 'Conversa não iniciada',
  parameters: about('Uma janela sobre a página informa a falha; o texto digitado é mantido.', {
    faults: { 'BOT-02': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-whatsapp-failed');
    const { root } = await inside(canvasElement, 'vt-whatsapp');
    fillForm(root, KNOWN);
    start(root);
    await expect(await popup('Falha ao iniciar conversa no WhatsApp')).toBeVisible();
    await expect(textIn(root, 'phone')).toBe(KNOWN.phone);
    await expect(events).toEqual([{ kind: 'http' }]);
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'citroen' },
  args: { model: 'c3', children: '<a href="https://wa.me/541155550103">Hablá por WhatsApp</a>' },
  parameters: about('A mesma conversa na Argentina.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    const { root, findByText, findByRole } = await inside(canvasElement, 'vt-whatsapp');
    await findByText('Hablá por WhatsApp');
    await waitFor(() => expect(textIn(root, 'name')).toBe('Sofía Paz'));
    start(root);
    await findByRole('link', { name: 'Abrir la conversación' });
    await expect(open).toHaveBeenCalledOnce();
  }),
};

export const Missing: Story = {
  name: 'Metadados em falta',
  parameters: about('Sem a marca da página, o conteúdo do autor fica no lugar do widget.', {
    metadata: { brand: null },
    fails: true,
  }),
  play: asWritten(async ({ canvasElement }) => {
    await failedWithChildren(widgetIn(canvasElement, 'vt-whatsapp'), 'Fale pelo WhatsApp');
  }),
};

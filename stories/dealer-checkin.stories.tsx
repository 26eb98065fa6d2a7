import { expect, waitFor } from 'storybook/test';
import { callsOf, sandbox } from './lib/sandbox';
import { fillForm, heard, inside, press, textIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const DEALER = '135503081';
const MINUTE = 60_000;

const meta: WidgetMeta<'vt-dealer-checkin'> = {
  title: 'Widgets/vt-dealer-checkin',
  component: component('vt-dealer-checkin'),
  args: { children: '<a href="/concessionarias">Ver concessionárias</a>' },
};
export default meta;
type Story = WidgetStory<'vt-dealer-checkin'>;

const send = (root: HTMLElement) => press(root.querySelector('[part=button]') as HTMLElement);

export const Code: Story = {
  name: 'Código desconhecido',
  parameters: about('Sem QR code, o visitante digita o código; um código errado fica no campo.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-dealer-checkin');
    await findByLabelText('Código da concessionária');
    fillForm(root, { dealerCode: '999' });
    send(root);
    await expect(await findByText(/^Não encontramos este código/)).toBeVisible();
    await expect(textIn(root, 'dealerCode')).toBe('999');
  }),
};

export const CheckedIn: Story = {
  name: 'Check-in feito',
  args: { dealer: DEALER, 'privacy-url': '/privacidade' },
  parameters: about(
    'Com o código da concessionária, o visitante só diz quem é; depois sabe o lugar na fila.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-checkin-made');
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-dealer-checkin');
    await findByText(/^Você está em /);
    fillForm(root, { name: 'Rita Lobo', phone: '(11) 98765-4321' });
    send(root);
    await expect(await findByRole('heading', { name: /^Check-in feito em / })).toBeVisible();
    await expect(events).toHaveLength(1);
  }),
};

export const Expired: Story = {
  name: 'Acesso expirado',
  args: { dealer: DEALER },
  parameters: about('O acesso vale por um tempo; ao renová-lo, nada do que foi digitado se perde.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-dealer-checkin');
    await findByText(/^Você está em /);
    fillForm(root, { name: 'Rita Lobo' });
    sandbox.world.advance(31 * MINUTE);
    send(root);
    await expect(await findByText(/^O acesso expirou/)).toBeVisible();
    await expect(textIn(root, 'name')).toBe('Rita Lobo');
  }),
};

export const Called: Story = {
  name: 'Atendente chamado',
  args: { dealer: DEALER },
  parameters: about('O atendente é chamado uma vez; o widget acompanha até ele chegar.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-dealer-checkin');
    await findByText(/^Você está em /);
    fillForm(root, { name: 'Rita Lobo' });
    send(root);
    press(await findByRole('button', { name: 'Chamar atendente' }));
    await expect(await findByRole('heading', { name: 'Atendente chamado' })).toBeVisible();
    await waitFor(() => expect(callsOf('DSL-03')).toHaveLength(1));
  }),
};

export const Display: Story = {
  name: 'Tela da concessionária',
  args: { dealer: DEALER, screen: 'dealer' },
  parameters: about('O QR code para a tela ou o balcão da concessionária.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-dealer-checkin');
    await expect(await findByText(`Ou digite o código ${DEALER} na página de check-in.`)).toBeVisible();
    await expect(root.querySelector('vt-qr-code')?.getAttribute('value')).toContain(`checkin=${DEALER}`);
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/concesionarios">Ver concesionarios</a>' },
  parameters: about('O mesmo na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByText } = await inside(canvasElement, 'vt-dealer-checkin');
    await findByLabelText('Código del concesionario');
    send(root);
    await expect(await findByText('Ingresá el código del concesionario')).toBeVisible();
  }),
};

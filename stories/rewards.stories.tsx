import { expect, waitFor } from 'storybook/test';
import { fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-rewards'> = {
  title: 'Widgets/vt-rewards',
  component: component('vt-rewards'),
  args: {
    'support-url': 'tel:08005550100',
    children: '<a href="/entrar">Entrar para ver as recompensas</a>',
  },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-rewards'>;

const CAP = 'Boné da comunidade';

export const Default: Story = {
  name: 'As recompensas',
  parameters: about('O saldo, quanto custa cada uma e quanto falta.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, findByRole } = await inside(canvasElement, 'vt-rewards');
    await expect(await findByText(/^Seu saldo/)).toBeVisible();
    await expect(await findByRole('heading', { name: CAP })).toBeVisible();
  }),
};

export const Redeemed: Story = {
  name: 'Para si',
  parameters: about('Depois de confirmado, o código; ele continua na lista dos resgates.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-rewards');
    press(await findByRole('button', { name: `Resgatar ${CAP}` }));
    await expect(await findByText(/^Serão descontados/)).toBeVisible();
    press(await findByRole('button', { name: 'Confirmar resgate' }));
    await expect(await findByRole('heading', { name: 'Resgate concluído' })).toBeVisible();
    await expect(await findByRole('button', { name: 'Copiar código' })).toBeVisible();
  }),
};

export const Given: Story = {
  name: 'De presente',
  parameters: about('O link é enviado a quem vai receber.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByLabelText, findByText } = await inside(canvasElement, 'vt-rewards');
    press(await findByRole('button', { name: `Dar de presente ${CAP}` }));
    await expect(await findByText(/^Serão descontados/)).toBeVisible();
    press(await findByRole('button', { name: 'Confirmar presente' }));
    const link = (await findByLabelText('Link do presente')) as HTMLInputElement;
    await waitFor(() => expect(link.value).toContain('vt-gift='));
  }),
};

export const GiftVoucher: Story = {
  name: 'Vale-presente',
  parameters: about('Pelo código, uma única vez.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByLabelText } = await inside(canvasElement, 'vt-rewards');
    fill(await findByLabelText('Código do vale-presente'), 'PRESENTE2026');
    press(await findByRole('button', { name: 'Resgatar vale-presente' }));
    press(await findByRole('button', { name: 'Confirmar resgate' }));
    await expect(await findByRole('heading', { name: 'O vale-presente foi resgatado' })).toBeVisible();
  }),
};

export const Refused: Story = {
  name: 'O resgate falhou',
  parameters: about('O texto do documento: tentar mais tarde ou falar com o suporte.', {
    faults: { 'VOU-06': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-rewards');
    press(await findByRole('button', { name: `Resgatar ${CAP}` }));
    await expect(await findByText(/^Serão descontados/)).toBeVisible();
    press(await findByRole('button', { name: 'Confirmar resgate' }));
    await expect(await findByText(/Tente mais tarde ou fale com o suporte/)).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('O visitante pode tentar novamente.', { faults: { 'LRK-03': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-rewards');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/ingresar">Ingresar para ver las recompensas</a>' },
  parameters: about('Na Argentina.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-rewards');
    await expect(await findByRole('heading', { name: 'Gorra de la comunidad' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await inside(canvasElement, 'vt-rewards');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
    await expect(getByText('Entre na sua conta para ver e resgatar as recompensas.')).toBeVisible();
  }),
};

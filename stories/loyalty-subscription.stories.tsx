import { expect, waitFor } from 'storybook/test';
import { chargesOf, subscribe } from '#demo-pages/sandbox/rules/loyalty-subscriptions';
import { callsOf, sandbox } from './lib/sandbox';
import { heard, inside, press } from './lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-loyalty-subscription'> = {
  title: 'Widgets/vt-loyalty-subscription',
  component: component('vt-loyalty-subscription'),
  globals: { brand: 'jeep' },
  args: {
    'terms-url': '/termos',
    'wallet-url': '/cartoes',
    children: '<a href="/comunidade">Conheça o programa</a>',
  },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-loyalty-subscription'>;

/** Opens a plan, chooses the first card and subscribes. */
async function pay(root: HTMLElement, plan: HTMLElement): Promise<void> {
  press(plan);
  await nextFrame();
  await waitFor(() => expect(root.querySelector('input[name=card]')).not.toBeNull());
  press(root.querySelector('input[name=card]') as HTMLElement);
  await nextFrame();
  press(root.querySelector('.pay-plan [type=submit]') as HTMLElement);
}

export const Default: Story = {
  name: 'Sem assinatura',
  parameters: about('Os planos lado a lado, e o cadastro gratuito, que pede o aceite dos termos.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText, getAllByRole } = await inside(canvasElement, 'vt-loyalty-subscription');
    await expect(await findByText('Sem assinatura')).toBeVisible();
    await expect(await findByText('Aventura')).toBeVisible();
    await expect(getAllByRole('button', { name: /^Assinar o plano/ })).toHaveLength(3);
    await expect(await findByRole('checkbox')).not.toBeChecked();
  }),
};

export const Registered: Story = {
  name: 'Cadastro gratuito',
  parameters: about('O comprovante é o que o serviço respondeu; um plano pode vir depois.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-loyalty-subscription-started');
    const { findByRole, getByRole } = await inside(canvasElement, 'vt-loyalty-subscription');
    press(await findByRole('checkbox'));
    await nextFrame();
    press(getByRole('button', { name: 'Fazer o cadastro gratuito' }));
    await expect(await findByRole('heading', { name: 'Cadastro gratuito confirmado' })).toBeVisible();
    await expect(events).toEqual([{ plan: 'gratuito', status: 'FREE' }]);
  }),
};

export const Paid: Story = {
  name: 'Plano assinado',
  parameters: about('Um cartão da carteira paga; a assinatura é enviada e cobrada uma vez.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-loyalty-subscription');
    await pay(root, await findByRole('button', { name: 'Assinar o plano Completo' }));
    await expect(await findByRole('heading', { name: 'Assinatura confirmada' })).toBeVisible();
    await expect(callsOf('LSB-02')).toHaveLength(1);
    await expect(chargesOf(sandbox.world)).toHaveLength(1);
  }),
};

export const Lost: Story = {
  name: 'Sem resposta',
  parameters: about('A assinatura é procurada antes de ser enviada de novo, com o mesmo cartão.', {
    user: 'ana',
    faults: { 'LSB-02': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-loyalty-subscription');
    await pay(root, await findByRole('button', { name: 'Assinar o plano Completo' }));
    await expect(await findByText(/a assinatura ainda não aparece/)).toBeVisible();
    await expect(await findByRole('button', { name: 'Verificar e concluir' })).toBeVisible();
  }),
};

export const There: Story = {
  name: 'Já existe uma',
  parameters: about('Assinada em outro aparelho: ela aparece, e nada mais é cobrado.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-loyalty-subscription');
    const plan = await findByRole('button', { name: 'Assinar o plano Completo' });
    const asked = { userId: 'user-ana', brand: 'jeep', key: '' };
    subscribe(sandbox.world, asked, 'aventura', 'card-user-ana-1');
    await pay(root, plan);
    await expect(await findByText(/^Já existe uma assinatura nesta conta/)).toBeVisible();
    await expect(chargesOf(sandbox.world)).toHaveLength(1);
  }),
};

export const Cancelled: Story = {
  name: 'Cancelada',
  parameters: about('Quem cancelou pode assinar de novo.', { user: 'bruno' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-loyalty-subscription');
    await expect(await findByText('Cancelada')).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/comunidad">Conocé el programa</a>' },
  parameters: about('Os mesmos planos na Argentina.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-loyalty-subscription');
    await expect(await findByRole('button', { name: 'Suscribirme al plan Completo' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await inside(canvasElement, 'vt-loyalty-subscription');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
    await expect(getByText('Entre na sua conta para ver os planos e a sua assinatura.')).toBeVisible();
  }),
};

import { expect, waitFor } from 'storybook/test';
import { dropCoupon } from '#features/coupon/applied-coupon';
import { partnerToken } from '../demo-pages/sandbox/rules/coupons';
import { callsOf } from './lib/sandbox';
import { choose, fillForm, heard, inside, press } from './lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from './lib/story';

const OFFER = 'of-fiat-1';

const meta: WidgetMeta<'vt-coupon'> = {
  title: 'Widgets/vt-coupon',
  component: component('vt-coupon'),
  args: {
    'offer-id': OFFER,
    periods: '24 36',
    'down-payment': 30_000,
    children: '<a href="/ofertas">Ver ofertas</a>',
  },
  beforeEach: () => () => {
    for (const period of [24, 36]) dropCoupon({ offerId: OFFER, period });
  },
};
export default meta;
type Story = WidgetStory<'vt-coupon'>;

const buttonOf = (root: HTMLElement, text: string) =>
  [...root.querySelectorAll('button')].find((button) => button.textContent === text) as HTMLElement;

export const Suggested: Story = {
  name: 'Sugerido pelo serviço',
  args: { 'financing-url': '/financiamento' },
  parameters: about(
    'O serviço diz qual é o cupom do plano; um toque o aplica, e o financiamento da página o usa.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-coupon-applied');
    const { root, findByText } = await inside(canvasElement, 'vt-coupon');
    await findByText(/Há um cupom para este plano: VITRINE24FIAT1/);
    press(buttonOf(root, 'Usar este cupom'));
    await expect(await findByText(/Cupom VITRINE24FIAT1 aplicado/)).toBeVisible();
    await expect(events).toEqual([{ offerId: OFFER, period: 24, coupon: 'VITRINE24FIAT1' }]);
  }),
};

export const Unavailable: Story = {
  name: 'Indisponível',
  parameters: about('Um cupom que não existe, acabou ou é de outra oferta; o serviço pode dizer por quê.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-coupon');
    await findByText(/Há um cupom/);
    fillForm(root, { coupon: 'NATAL' });
    await nextFrame();
    press(buttonOf(root, 'Aplicar'));
    await expect(await findByText('Este cupom não está disponível.', { selector: '.error' })).toBeVisible();
  }),
};

export const NoDownPayment: Story = {
  name: 'Sem entrada',
  args: { 'down-payment': 0 },
  parameters: about('O cupom vale apenas para propostas com entrada.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-coupon');
    await findByText(/Há um cupom/);
    press(buttonOf(root, 'Usar este cupom'));
    await expect(
      await findByText('Cupom válido apenas para propostas com entrada.', { selector: '.error' }),
    ).toBeVisible();
  }),
};

export const Used: Story = {
  name: 'Usado na concessionária',
  args: { redeem: true },
  parameters: about('O cupom é gasto uma vez, e o código fica na tela.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findByRole } = await inside(canvasElement, 'vt-coupon');
    await findByText(/Há um cupom/);
    press(buttonOf(root, 'Usar este cupom'));
    await findByText(/aplicado/);
    press(buttonOf(root, 'Usar o cupom agora'));
    await expect(await findByRole('heading', { name: 'Você usou o cupom' })).toBeVisible();
    await expect(callsOf('CPN-05')).toHaveLength(1);
  }),
};

export const Partner: Story = {
  name: 'Pelo link de um parceiro',
  parameters: about('O link traz o cupom e o CPF; o token sai do endereço.', {
    arrange: () => {
      const url = new URL(location.href);
      url.searchParams.set(
        'partner-token',
        partnerToken({
          partner: 'Clube Aurora',
          couponName: 'VITRINE24FIAT1',
          offerId: OFFER,
          name: 'Ana',
          cpf: '12345678909',
        }),
      );
      history.replaceState(history.state, '', url);
    },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-coupon');
    await expect(await findByText('Indicação de Clube Aurora.')).toBeVisible();
    await expect(await findByText(/Cupom VITRINE24FIAT1 aplicado/)).toBeVisible();
    await expect(location.search).not.toContain('partner-token');
  }),
};

export const MoparCoupon: Story = {
  name: 'Cupom de serviço',
  args: { 'mopar-offer': 'mo-fiat-br-freios' },
  parameters: about('O cupom de uma oferta de serviço, para quem entrou na conta.', { user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findByRole } = await inside(canvasElement, 'vt-coupon');
    await findByText('Pegar cupom');
    press(buttonOf(root, 'Pegar cupom'));
    await expect(await findByRole('heading', { name: 'O seu cupom' })).toBeVisible();
  }),
};

export const FixedPrice: Story = {
  name: 'Preço fixo',
  args: { 'mopar-offer': 'mo-fiat-br-troca-de-oleo' },
  parameters: about('Uma oferta de preço fixo não tem cupom.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-coupon');
    await expect(await findByText('Esta oferta não precisa de cupom.')).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { 'offer-id': 'of-peugeot-ar-1', children: '<a href="/ofertas">Ver ofertas</a>' },
  parameters: about('O mesmo na Argentina, sem CPF.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-coupon');
    await findByText(/Hay un cupón/);
    choose(root.querySelector('#period') as HTMLElement, '36');
    await waitFor(() => findByText(/Hay un cupón para este plan: VITRINE36/));
    press(buttonOf(root, 'Usar este cupón'));
    await expect(await findByText(/^Cupón VITRINE36\w+ aplicado/)).toBeVisible();
  }),
};

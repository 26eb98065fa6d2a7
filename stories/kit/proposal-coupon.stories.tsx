import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Coupon } from '#features/coupon/Coupon';
import { aboutKit, focusedIn, insideKit, type KitMeta, type KitStory, keys, kit, put } from '../lib/Kit';
import { about, asWritten, nextFrame } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Proposal/Coupon',
  parameters: aboutKit('Um cupom é conferido antes de valer, e deixa de valer se a proposta mudar.'),
};
export default meta;

const GOOD = 'VITRINE24FIAT1';
const shown = (downPayment = 30_000) =>
  kit(() => <Coupon offerId="of-fiat-1" period={24} downPayment={downPayment} onCoupon={() => {}} />);

/** A plan whose down payment the visitor takes away. */
function Changing() {
  const [downPayment, setDownPayment] = useState(30_000);
  const [coupon, setCoupon] = useState<string | null>(null);
  return (
    <>
      <Coupon
        offerId="of-fiat-1"
        period={24}
        downPayment={downPayment}
        onCoupon={(now) => setCoupon(now?.couponName ?? null)}
      />
      <button className="button plain" type="button" onClick={() => setDownPayment(0)}>
        Sem entrada
      </button>
      <p>{coupon ?? 'Nenhum cupom'}</p>
    </>
  );
}

export const Default: KitStory = {
  name: 'Aplicado e removido',
  parameters: about(
    'Enter aplica; o foco vai para o conteúdo que substitui o campo e volta para o campo quando ele reaparece.',
  ),
  render: shown(),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByLabelText, findByText, getByRole } = await insideKit(canvasElement);
    const field = getByLabelText(/Cupom de desconto/);
    field.focus();
    put(field, GOOD.toLowerCase());
    await nextFrame();
    keys(root, 'Enter');
    await expect(await findByText(`Cupom ${GOOD} aplicado.`)).toBeVisible();
    getByRole('button', { name: 'Remover cupom' }).click();
    await waitFor(() => expect(focusedIn(root)).toBe(getByLabelText(/Cupom de desconto/)));
    await findByText('Cupom removido.');
  }),
};

export const Applied: KitStory = {
  name: 'Aplicado',
  parameters: about('Com o desconto informado pelo serviço.'),
  render: shown(),
  play: asWritten(async ({ canvasElement }) => {
    const { getByLabelText, findByText, getByRole } = await insideKit(canvasElement);
    put(getByLabelText(/Cupom de desconto/), GOOD);
    await nextFrame();
    getByRole('button', { name: 'Aplicar' }).click();
    await expect(await findByText(/Desconto de R\$/)).toBeVisible();
  }),
};

export const Unavailable: KitStory = {
  name: 'Indisponível',
  parameters: about('Um código que o serviço não conhece.'),
  render: shown(),
  play: asWritten(async ({ canvasElement }) => {
    const { getByLabelText, getByRole } = await insideKit(canvasElement);
    put(getByLabelText(/Cupom de desconto/), 'NATAL');
    await nextFrame();
    getByRole('button', { name: 'Aplicar' }).click();
    await waitFor(() =>
      expect(getByLabelText(/Cupom de desconto/)).toHaveAccessibleDescription(
        'Este cupom não está disponível.',
      ),
    );
  }),
};

export const NoDownPayment: KitStory = {
  name: 'Só com entrada',
  parameters: about('Alguns cupons valem apenas para propostas com entrada.'),
  render: shown(0),
  play: asWritten(async ({ canvasElement }) => {
    const { getByLabelText, getByRole } = await insideKit(canvasElement);
    put(getByLabelText(/Cupom de desconto/), GOOD);
    await nextFrame();
    getByRole('button', { name: 'Aplicar' }).click();
    await waitFor(() =>
      expect(getByLabelText(/Cupom de desconto/)).toHaveAccessibleDescription(
        'Cupom válido apenas para propostas com entrada.',
      ),
    );
  }),
};

export const Lost: KitStory = {
  name: 'A proposta mudou',
  parameters: about('Sem a entrada, o cupom deixa de valer, e uma mensagem informa isso.'),
  render: kit(() => <Changing />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByLabelText, getByRole, findByText } = await insideKit(canvasElement);
    put(getByLabelText(/Cupom de desconto/), GOOD);
    await nextFrame();
    getByRole('button', { name: 'Aplicar' }).click();
    await findByText(GOOD);
    getByRole('button', { name: 'Sem entrada' }).click();
    await findByText(`O cupom ${GOOD} foi removido: ele vale apenas para propostas com entrada.`);
    await findByText('Nenhum cupom');
  }),
};

export const Failed: KitStory = {
  name: 'Serviço indisponível',
  parameters: about('O código é mantido; o botão tenta de novo.', { faults: { 'CPN-04': 'drop' } }),
  render: shown(),
  play: asWritten(async ({ canvasElement }) => {
    const { getByLabelText, getByRole } = await insideKit(canvasElement);
    put(getByLabelText(/Cupom de desconto/), GOOD);
    await nextFrame();
    getByRole('button', { name: 'Aplicar' }).click();
    await waitFor(() =>
      expect(getByLabelText(/Cupom de desconto/)).toHaveAccessibleDescription(/Sem conexão/),
    );
    await expect(getByLabelText(/Cupom de desconto/)).toHaveValue(GOOD);
  }),
};

export const Narrow: KitStory = {
  name: 'Em um celular',
  parameters: about('O botão abaixo do campo.'),
  render: kit(() => (
    <div className="narrow">
      <Coupon offerId="of-fiat-1" period={24} downPayment={1} onCoupon={() => {}} />
    </div>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByLabelText, getByRole, findByText } = await insideKit(canvasElement);
    put(getByLabelText(/Cupom de desconto/), 'UMCUPOMDENOMEMUITOCOMPRIDOQUENAOEXISTEEMLUGARNENHUM');
    await nextFrame();
    getByRole('button', { name: 'Aplicar' }).click();
    await findByText('Este cupom não está disponível.', { selector: '.error' });
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'citroen' },
  parameters: about('Na Argentina.'),
  render: shown(),
  play: asWritten(async ({ canvasElement }) => {
    const { getByLabelText, getByRole } = await insideKit(canvasElement);
    getByRole('button', { name: 'Aplicar' }).click();
    await waitFor(() =>
      expect(getByLabelText(/Cupón de descuento/)).toHaveAccessibleDescription('Ingresá el código del cupón'),
    );
  }),
};

import { expect, waitFor, within } from 'storybook/test';
import { cameTo } from '../lib/funding';
import { FLOW_ARGS, flow } from '../lib/funding-page';
import { callsOf } from '../lib/sandbox';
import { heard, press } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-funding-flow'> = {
  title: 'Widgets/vt-funding-flow',
  component: component('vt-funding-flow'),
  args: FLOW_ARGS,
};
export default meta;
type Story = WidgetStory<'vt-funding-flow'>;

/** Goes on with the figures as they stand, once they are there. */
async function next(canvas: HTMLElement): Promise<void> {
  const { findByRole } = await flow(canvas);
  const button = await findByRole('button', { name: 'Continuar' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
  press(button);
}

export const NotKept: Story = {
  name: 'Simulação que não pôde ser guardada',
  parameters: about(
    'Entrada, parcelas e parcela final. O serviço falhou; nada se perde, e o mesmo botão repete a tentativa.',
    { arrange: cameTo('installment-check', { source: 'PSA_BALAO' }), faults: { 'FIN-03': '422' } },
  ),
  play: asWritten(async ({ canvasElement }) => {
    await next(canvasElement);
    const { findByText, getByRole, getAllByRole } = await flow(canvasElement);
    await expect(await findByText(/A simulação não está disponível no momento/)).toBeVisible();
    await expect(getAllByRole('slider')).toHaveLength(3);
    await expect(getByRole('button', { name: 'Continuar' })).not.toHaveAttribute('aria-disabled');
    await expect(callsOf('FIN-03')).toHaveLength(1);
  }),
};

export const Offer: Story = {
  name: 'Oferta com outros valores',
  args: { 'offer-id': 'of-fiat-1', 'plan-type': 'offer' },
  parameters: about('As condições da oferta são diferentes: o visitante as vê antes de continuar.', {
    arrange: cameTo('cdc-simulator'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    await next(canvasElement);
    const { findByRole } = await flow(canvasElement);
    const changed = await findByRole('region', { name: 'Os valores mudaram' });
    await expect(changed).toHaveTextContent('Valor financiado');
    await expect(within(changed).getByRole('button', { name: 'Continuar com estes valores' })).toBeVisible();
  }),
};

export const Request: Story = {
  name: 'Solicitação ao consultor',
  parameters: about(
    'O plano, os dados e os contatos autorizados para conferência; o pedido é enviado como lead e como cotação.',
    {
      arrange: cameTo('next-lead-form', { source: 'NEXT' }),
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-proposal-sent');
    const leads = heard(canvasElement, 'vt-lead-sent');
    const { findByRole } = await flow(canvasElement);
    press(await findByRole('checkbox', { name: 'WhatsApp' }));
    press(await findByRole('button', { name: 'Enviar solicitação' }));
    await expect(await findByRole('heading', { name: 'Acompanhe a sua solicitação' })).toBeVisible();
    await expect(leads).toMatchObject([{ personType: 'physical' }]);
    await expect(events).toMatchObject([{ request: 'QUOTATION' }]);
  }),
};

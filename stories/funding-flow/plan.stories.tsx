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

const simulation = (story: string, step: 'cdc-simulator' | 'next-simulator' | 'installment-check') => ({
  parameters: about(story, {
    arrange: cameTo(step, {
      source: step === 'cdc-simulator' ? 'CDC' : step === 'next-simulator' ? 'NEXT' : 'PSA_BALAO',
    }),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await flow(canvasElement);
    const next = await findByRole('button', { name: 'Continuar' });
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
    press(next);
    const title = step === 'next-simulator' ? 'Revise a sua solicitação' : 'Seu cadastro';
    await expect(await findByRole('heading', { name: title })).toBeVisible();
    await expect(callsOf('FIN-03')).toHaveLength(1);
  }),
});

// Names stand here: the sidebar reads them from the source.
export const Cdc: Story = {
  name: 'Simulação do CDC',
  ...simulation('Entrada e parcelas iguais.', 'cdc-simulator'),
};

export const Next: Story = {
  name: 'Simulação do Next',
  ...simulation('Entrada, parcelas e parcela final; um consultor completa a contratação.', 'next-simulator'),
};

export const Balloon: Story = {
  name: 'Simulação com parcela final',
  ...simulation('Entrada, parcelas e parcela final, em proposta.', 'installment-check'),
};

export const NotKept: Story = {
  name: 'Simulação que não pôde ser guardada',
  parameters: about('O serviço falhou; nada se perde, e o mesmo botão tenta de novo.', {
    arrange: cameTo('cdc-simulator'),
    faults: { 'FIN-03': '422' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await flow(canvasElement);
    const next = await findByRole('button', { name: 'Continuar' });
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
    press(next);
    await expect(await findByText(/A simulação não está disponível no momento/)).toBeVisible();
  }),
};

export const Offer: Story = {
  name: 'Oferta com outros valores',
  args: { 'offer-id': 'of-fiat-1', 'plan-type': 'offer' },
  parameters: about('As condições da oferta são outras: o visitante as vê antes de continuar.', {
    arrange: cameTo('cdc-simulator'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await flow(canvasElement);
    const next = await findByRole('button', { name: 'Continuar' });
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
    press(next);
    const changed = await findByRole('region', { name: 'Os valores mudaram' });
    await expect(changed).toHaveTextContent('Valor financiado');
    press(within(changed).getByRole('button', { name: 'Continuar com estes valores' }));
    await expect(await findByRole('heading', { name: 'Seu cadastro' })).toBeVisible();
  }),
};

export const Request: Story = {
  name: 'Solicitação ao consultor',
  parameters: about('O plano e os dados, para conferir; o pedido chega como cotação.', {
    arrange: cameTo('next-lead-form', { source: 'NEXT' }),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-proposal-sent');
    const { findByRole } = await flow(canvasElement);
    press(await findByRole('button', { name: 'Enviar solicitação' }));
    await expect(await findByRole('heading', { name: 'Acompanhe a sua solicitação' })).toBeVisible();
    await expect(events).toMatchObject([{ request: 'QUOTATION' }]);
  }),
};

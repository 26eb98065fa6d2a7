import { expect, waitFor } from 'storybook/test';
import { CONTACT, cameTo } from '../lib/funding';
import { FLOW_ARGS, flow } from '../lib/funding-page';
import { narrow } from '../lib/narrow';
import { callsOf, sandbox } from '../lib/sandbox';
import { fill, fillForm, press, textIn } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-funding-flow'> = {
  title: 'Widgets/vt-funding-flow',
  component: component('vt-funding-flow'),
  args: FLOW_ARGS,
};
export default meta;
type Story = WidgetStory<'vt-funding-flow'>;

export const Register: Story = {
  name: 'Cadastro, com um dado recusado',
  parameters: about(
    'Os dados que o banco pede, em partes; se ele recusa um dado, o visitante volta ao campo.',
    {
      arrange: cameTo('installment-terms-and-conditions', { cpf: '111.111.111-11' }),
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await flow(canvasElement);
    const send = await findByRole('button', { name: 'Enviar proposta' });
    fillForm(root, { terms: true, bureau: true });
    press(send);
    await expect(await findByRole('heading', { level: 3, name: 'Dados pessoais' })).toBeVisible();
    await waitFor(() => expect(root.querySelector('#cpf')).toHaveAttribute('aria-invalid', 'true'));
    await expect(textIn(root, 'motherName')).toBe('Rosa Nogueira');
  }),
};

/** Of which 30 % have seven digits. */
const DEAR = 12_345_678.9;

export const Terms: Story = {
  name: 'Revisão e consentimento, em 320 px',
  args: {
    price: DEAR,
    heading: 'Financiamento desproporcionalmente extraordinário',
    'offer-id': 'of-fiat-1',
    'plan-type': 'offer',
  },
  parameters: about(
    'O CPF aparece mascarado; sem as duas autorizações, nada é enviado. Com uma oferta, o visitante pode usar um cupom. Sem rolagem horizontal, mesmo com valores de sete dígitos.',
    { arrange: cameTo('installment-terms-and-conditions', { price: DEAR }) },
  ),
  decorators: [narrow],
  play: asWritten(async ({ canvasElement }) => {
    const { element, root, findByRole, findAllByText, findByText } = await flow(canvasElement);
    await waitFor(() => expect(root).toHaveTextContent('3.703.703,67'));
    await findByRole('button', { name: 'Aplicar' });
    fill(root.querySelector('#coupon') as HTMLElement, 'vitrine36fiat1');
    press(await findByRole('button', { name: 'Aplicar' }));
    await expect(await findByText(/^Cupom VITRINE36FIAT1 aplicado\./)).toBeVisible();
    await expect(root).toHaveTextContent('Desconto do cupom VITRINE36FIAT1');
    // A press while the coupon's terms are asked for is not taken.
    const send = await findByRole('button', { name: 'Enviar proposta' });
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
    press(send);
    await expect(await findAllByText('Marque esta opção para enviar a proposta')).toHaveLength(2);
    await expect(root).toHaveTextContent('•••.222.304-••');
    await expect(root).not.toHaveTextContent(CONTACT.cpf);
    await expect(callsOf('FIN-04')).toHaveLength(0);
    await expect(element.scrollWidth).toBeLessThanOrEqual(320);
  }),
};

export const Waiting: Story = {
  name: 'Esperando o banco',
  parameters: about('As situações informadas pelo banco e uma forma de sair, mesmo que ele não responda.', {
    arrange: cameTo('loading-propose-result', { later: 2 }),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, findByRole } = await flow(canvasElement);
    await expect(await findByText('Proposta em andamento', undefined, { timeout: 6000 })).toBeVisible();
    sandbox.state.setFault({ call: 'FIN-05', fault: '404' });
    await expect(await findByText(/Continuamos tentando/, undefined, { timeout: 12_000 })).toBeVisible();
    await expect(await findByText('Proposta em andamento')).toBeVisible();
    await expect(await findByRole('button', { name: 'Acompanhar depois' })).toBeVisible();
  }),
};

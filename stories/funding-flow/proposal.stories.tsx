import { expect, waitFor } from 'storybook/test';
import { CONTACT, cameTo } from '../lib/funding';
import { FLOW_ARGS, flow } from '../lib/funding-page';
import { callsOf } from '../lib/sandbox';
import { fillForm, heard, press, textIn } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-funding-flow'> = {
  title: 'Widgets/vt-funding-flow',
  component: component('vt-funding-flow'),
  args: FLOW_ARGS,
};
export default meta;
type Story = WidgetStory<'vt-funding-flow'>;

export const Register: Story = {
  name: 'Cadastro',
  parameters: about('O que o banco pede, em partes.', { arrange: cameTo('installment-register') }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await flow(canvasElement);
    await expect(await findByRole('heading', { name: 'Seu cadastro' })).toBeVisible();
    await waitFor(() => expect(textIn(root, 'motherName')).toBe('Rosa Nogueira'));
  }),
};

export const Terms: Story = {
  name: 'Revisão e consentimento',
  parameters: about('O CPF aparece em parte; sem as duas autorizações nada é enviado.', {
    arrange: cameTo('installment-terms-and-conditions'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findAllByText } = await flow(canvasElement);
    press(await findByRole('button', { name: 'Enviar proposta' }));
    await expect(await findAllByText('Marque esta opção para enviar a proposta')).toHaveLength(2);
    await expect(root).toHaveTextContent('***.222.304-**');
    await expect(root).not.toHaveTextContent(CONTACT.cpf);
    await expect(callsOf('FIN-04')).toHaveLength(0);
  }),
};

const agreeAndSend = async (canvas: HTMLElement) => {
  const { root, findByRole } = await flow(canvas);
  const send = await findByRole('button', { name: 'Enviar proposta' });
  fillForm(root, { terms: true, bureau: true });
  press(send);
};

export const Unstable: Story = {
  name: 'Envio com instabilidade',
  parameters: about('A proposta não chegou: tudo fica como estava, para tentar mais tarde.', {
    arrange: cameTo('installment-terms-and-conditions'),
    faults: { 'FIN-04': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-proposal-failed');
    await agreeAndSend(canvasElement);
    const { findByText } = await flow(canvasElement);
    await expect(await findByText(/Estamos com instabilidade/, undefined, { timeout: 9000 })).toBeVisible();
    await expect(events).toEqual([{ kind: 'http' }]);
  }),
};

export const Refused: Story = {
  name: 'Dado recusado pelo banco',
  parameters: about('O que o banco recusa leva o visitante ao campo.', {
    arrange: cameTo('installment-terms-and-conditions', { cpf: '111.111.111-11' }),
  }),
  play: asWritten(async ({ canvasElement }) => {
    await agreeAndSend(canvasElement);
    const { root, findByRole } = await flow(canvasElement);
    await findByRole('heading', { name: 'Seu cadastro' });
    await waitFor(() => expect(root.querySelector('#cpf')).toHaveAttribute('aria-invalid', 'true'));
  }),
};

export const Waiting: Story = {
  name: 'Esperando o banco',
  parameters: about('As situações que o banco informa, e um caminho para sair.', {
    arrange: cameTo('loading-propose-result', { later: 2 }),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, findByRole } = await flow(canvasElement);
    await expect(await findByText('Proposta em andamento', undefined, { timeout: 6000 })).toBeVisible();
    press(await findByRole('button', { name: 'Acompanhar depois' }));
    await expect(await findByRole('heading', { name: 'Acompanhe a sua proposta' })).toBeVisible();
  }),
};

export const Offline: Story = {
  name: 'Banco sem resposta',
  parameters: about('Enquanto o banco não responde, o widget diz isso e continua tentando.', {
    arrange: cameTo('loading-propose-result'),
    faults: { 'FIN-05': 'drop' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await flow(canvasElement);
    const notice = await findByText(/Continuamos tentando/, undefined, { timeout: 12_000 });
    await expect(notice).toBeVisible();
  }),
};

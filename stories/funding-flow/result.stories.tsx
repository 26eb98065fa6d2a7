import { expect, within } from 'storybook/test';
import { cameTo } from '../lib/funding';
import { answered, FLOW_ARGS, flow } from '../lib/funding-page';
import { heard, press } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-funding-flow'> = {
  title: 'Widgets/vt-funding-flow',
  component: component('vt-funding-flow'),
  args: FLOW_ARGS,
};
export default meta;
type Story = WidgetStory<'vt-funding-flow'>;

export const Approved: Story = {
  name: 'Aprovada',
  parameters: about('O que fazer agora: documentos, concessionária, test drive.', {
    arrange: cameTo('loading-propose-result', { later: 6 }),
  }),
  play: answered('Proposta aprovada'),
};

export const Denied: Story = {
  name: 'Não aprovada',
  parameters: about('O motivo, quando o banco o diz, e outra modalidade.', {
    arrange: cameTo('loading-propose-result', { cpf: '111.222.302-90', later: 6 }),
  }),
  play: asWritten(async (context) => {
    await answered('Proposta não aprovada')(context);
    const { findByRole, findByText } = await flow(context.canvasElement);
    press(await findByRole('button', { name: 'Acompanhar a proposta' }));
    await expect(await findByText(/^recusada/)).toBeVisible();
  }),
};

export const Pending: Story = {
  name: 'Faltam documentos',
  parameters: about('O que falta, e por onde enviar.', {
    arrange: cameTo('loading-propose-result', { cpf: '111.222.308-85', later: 6 }),
  }),
  play: answered('Acompanhe a sua proposta'),
};

export const TestDrive: Story = {
  name: 'Pedido de test drive',
  parameters: about('Enquanto isso: um pedido à concessionária, com os dados já preenchidos.', {
    arrange: cameTo('funding-resume'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-proposal-sent');
    const { findByRole, findByText } = await flow(canvasElement);
    press(await findByRole('button', { name: 'Agendar test drive' }));
    const dialog = await findByRole('dialog');
    press(within(dialog).getByRole('button', { name: 'Enviar pedido' }));
    await expect(await findByText(/Pedido de test drive enviado/)).toBeVisible();
    await expect(events).toMatchObject([{ request: 'TEST_DRIVE' }]);
  }),
};

export const NotRefreshed: Story = {
  name: 'Acompanhamento sem resposta',
  parameters: about('O que se sabe fica na tela.', {
    arrange: cameTo('funding-resume'),
    faults: { 'FIN-05': '404' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await flow(canvasElement);
    press(await findByRole('button', { name: 'Atualizar' }));
    await expect(await findByText(/Não foi possível atualizar agora/)).toBeVisible();
    await expect(await findByText('Proposta enviada')).toBeVisible();
  }),
};

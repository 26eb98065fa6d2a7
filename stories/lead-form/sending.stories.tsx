import { expect, waitFor } from 'storybook/test';
import { LEAD_FORM, lastLead, PERSON, send } from '../lib/lead';
import { callsOf, sandbox } from '../lib/sandbox';
import { fillForm, heard, inside, textIn } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-lead-form'> = {
  title: 'Widgets/vt-lead-form',
  component: component('vt-lead-form'),
  args: LEAD_FORM,
};
export default meta;
type Story = WidgetStory<'vt-lead-form'>;

export const Errors: Story = {
  name: 'Erros ao enviar',
  parameters: about(
    'Cada campo indica o que falta, o primeiro recebe o foco, e o leitor de tela anuncia a lista.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { element, root, findByText } = await inside(canvasElement, 'vt-lead-form');
    send(root);
    await expect(await findByText('Digite o nome completo')).toBeVisible();
    await expect(await findByText('Digite o CPF')).toBeVisible();
    await expect(await findByText(/^Confira os campos: Nome completo/)).toBeInTheDocument();
    await waitFor(() => expect(element.shadowRoot?.activeElement?.id).toBe('name'));
    await expect(sandbox.state.leads).toHaveLength(0);
  }),
};

export const Sent: Story = {
  name: 'Enviado',
  parameters: about('O serviço aceitou o lead; o evento vt-lead-sent informa a página.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-lead-sent');
    const { root, findByText } = await inside(canvasElement, 'vt-lead-form');
    fillForm(root, PERSON);
    send(root);
    await findByText('Recebemos seus dados');
    await expect(await lastLead()).toMatchObject({ firstName: 'Ana Nogueira', description: 'model:compass' });
    await expect(events).toEqual([{ personType: 'physical', dealer: null }]);
  }),
};

export const Sending: Story = {
  name: 'Enviando',
  parameters: about('Enquanto o serviço não responde, um segundo toque não repete o envio.', {
    faults: { 'LEA-01': 'timeout' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-lead-form');
    fillForm(root, PERSON);
    send(root);
    await findByRole('button', { name: 'Enviando…' });
    send(root);
    await waitFor(() => expect(callsOf('LEA-01')).toHaveLength(1));
  }),
};

export const Failed: Story = {
  name: 'Envio falhou',
  parameters: about('O texto digitado é mantido; o visitante pode tentar de novo.', {
    faults: { 'LEA-01': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-lead-failed');
    const { root, findByText } = await inside(canvasElement, 'vt-lead-form');
    fillForm(root, PERSON);
    send(root);
    await expect(await findByText(/Nada do que você digitou foi perdido\.$/)).toBeVisible();
    await expect(textIn(root, 'email')).toBe('ana@correio.example');
    await expect(events).toEqual([{ kind: 'http' }]);
  }),
};

export const Refused: Story = {
  name: 'Campo recusado pelo serviço',
  parameters: about('A recusa do serviço (422) aparece no campo correspondente.', {
    faults: { 'LEA-01': '422' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-lead-form');
    fillForm(root, PERSON);
    send(root);
    await findByText('E-mail recusado pelo serviço');
    await expect(root.querySelector('#email')).toHaveAttribute('aria-invalid', 'true');
  }),
};

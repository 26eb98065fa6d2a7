import { expect, waitFor, within } from 'storybook/test';
import { LEAD_FORM, lastLead, send } from './lib/lead';
import { fillForm, inside, press, textIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-lead-form'> = {
  title: 'Widgets/vt-lead-form',
  component: component('vt-lead-form'),
  args: LEAD_FORM,
};
export default meta;
type Story = WidgetStory<'vt-lead-form'>;

export const Both: Story = {
  name: 'Pessoa física e jurídica',
  parameters: about('O visitante escolhe o tipo de pessoa; os campos mudam com a escolha.'),
  play: asWritten(async ({ canvasElement }) => {
    const { element, root, getByLabelText, findByLabelText } = await inside(canvasElement, 'vt-lead-form');
    await expect(root.querySelector('#name')).toBeVisible();
    await expect(within(element).getByText('Fale com a gente').checkVisibility()).toBe(false);
    press(getByLabelText('Pessoa jurídica'));
    await expect(await findByLabelText('Razão social')).toBeVisible();
    press(getByLabelText('Pessoa física'));
    await waitFor(() => expect(root.querySelector('#corporateName')).toBeNull());
  }),
};

export const Legal: Story = {
  name: 'Só pessoa jurídica',
  args: { persons: ['legal'] },
  parameters: about('Razão social, contato, CNPJ e frota.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-lead-form');
    fillForm(root, {
      corporateName: 'Frota Boa Ltda',
      contactName: 'Bruno Teles',
      email: 'bruno@frota.example',
      phone: '(31) 95550-0102',
      cnpj: '11.222.333/0001-81',
      totalVehicles: '12',
      hasTwoYearCnpj: true,
      allowWhatsApp: true,
    });
    send(root);
    await findByText('Recebemos seus dados');
    await expect(await lastLead()).toMatchObject({ leadPersonType: 'legalPerson', totalVehicles: 12 });
  }),
};

export const Prefilled: Story = {
  name: 'Visitante conectado',
  parameters: about(
    'Os dados do visitante conectado já vêm preenchidos; o texto digitado não é substituído.',
    {
      user: 'ana',
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-lead-form');
    await waitFor(() => expect(textIn(root, 'name')).toBe('Ana Nogueira'));
    await expect(textIn(root, 'email')).toBe('ana.nogueira@correio.example');
    await expect(textIn(root, 'cpf')).toBe('123.456.789-09');
  }),
};

export const Address: Story = {
  name: 'Com endereço',
  parameters: about('Com vitrine:address-validation, o CEP preenche a rua, o bairro e a cidade.', {
    metadata: { 'address-validation': 'on' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-lead-form');
    fillForm(root, { postalCode: '01310-100' });
    await waitFor(() => expect(textIn(root, 'cityName')).toBe('São Paulo'));
    await expect(textIn(root, 'stateCode')).toBe('SP');
    await expect(textIn(root, 'street')).not.toBe('');
  }),
};

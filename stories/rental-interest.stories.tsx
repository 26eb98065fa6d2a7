import { expect, waitFor } from 'storybook/test';
import { callsOf } from './lib/sandbox';
import { choose, fillForm, heard, inside, press, textIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-rental-interest'> = {
  title: 'Widgets/vt-rental-interest',
  component: component('vt-rental-interest'),
  args: { 'privacy-url': '/privacidade', children: '<a href="/empresas">Fale com a equipe de locação</a>' },
};
export default meta;
type Story = WidgetStory<'vt-rental-interest'>;

const COMPANY = {
  companyName: 'Aurora Transportes',
  cnpj: '11.222.333/0001-81',
  contactName: 'Ana Nogueira',
  email: 'ana@exemplo.com.br',
  phone: '(11) 98765-4321',
  vehicleQuantity: '12',
};
const send = (root: HTMLElement) => press(root.querySelector('[part=button]') as HTMLElement);
const fill = (root: HTMLElement, company = COMPANY) => {
  fillForm(root, company);
  choose(root.querySelector('#vehicleType') as HTMLElement, 'PICKUP');
  press(root.querySelector('input[value=yes]') as HTMLElement);
  press(root.querySelector('#acceptsPrivacy') as HTMLElement);
};

export const Empty: Story = {
  name: 'Vazio',
  parameters: about('Cada campo diz o que falta; só o aceite dos termos de privacidade é obrigatório.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-rental-interest');
    send(root);
    await expect(await findByText('É preciso aceitar os termos de privacidade')).toBeVisible();
    await expect(callsOf('LEA-01')).toHaveLength(0);
  }),
};

export const Sent: Story = {
  name: 'Enviado ao serviço de leads',
  parameters: about('O interesse é um lead de empresa, com os campos comuns de todo lead.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-lead-sent');
    const { root, findByRole } = await inside(canvasElement, 'vt-rental-interest');
    fill(root);
    send(root);
    await expect(await findByRole('heading', { name: 'Recebemos o interesse da sua empresa' })).toBeVisible();
    await expect(events).toEqual([{ personType: 'legalPerson', dealer: null }]);
    await expect(callsOf('LEA-01').map(({ body }) => body)).toMatchObject([
      { corporateName: COMPANY.companyName, totalVehicles: 12, indEmailContact: false },
    ]);
    // The next story counts its own.
    await waitFor(() => expect(callsOf('UAN-01')).toHaveLength(1));
  }),
};

export const Partner: Story = {
  name: 'Enviado à locadora',
  args: { partner: 'locadora', 'offer-id': 'of-fiat-13' },
  parameters: about('Com a locadora escolhida pelo autor, o interesse vai para ela, e só para ela.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-rental-interest');
    fill(root);
    send(root);
    await expect(await findByRole('heading', { name: 'Recebemos o interesse da sua empresa' })).toBeVisible();
    await expect(callsOf('TML-03').map(({ body }) => body)).toMatchObject([{ offerId: 'of-fiat-13' }]);
    await expect(callsOf('LEA-01')).toHaveLength(0);
    await waitFor(() => expect(callsOf('UAN-01')).toHaveLength(1));
  }),
};

export const Failed: Story = {
  name: 'Não enviado',
  parameters: about('O que foi digitado fica, e a empresa pode tentar novamente.', {
    faults: { 'LEA-01': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-rental-interest');
    fill(root);
    send(root);
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(textIn(root, 'companyName')).toBe(COMPANY.companyName);
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/empresas">Hablá con el equipo de alquiler</a>' },
  parameters: about('O mesmo formulário na Argentina, com CUIT.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-rental-interest');
    fill(root, { ...COMPANY, cnpj: '30-71234567-1', phone: '11 5555-0101' });
    send(root);
    await expect(await findByRole('heading', { name: 'Recibimos el interés de tu empresa' })).toBeVisible();
    await waitFor(() => expect(callsOf('UAN-01')).toHaveLength(1));
  }),
};

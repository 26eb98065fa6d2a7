import { expect, waitFor, within } from 'storybook/test';
import { BRANDS } from '../src/domain/brands';
import { chooseDealer } from '../src/stores/dealer';
import { BrandGallery } from './lib/BrandGallery';
import { brokenTwin } from './lib/broken-twin';
import { CHOSEN } from './lib/fixtures';
import { sandbox } from './lib/sandbox';
import { failedWithChildren, fillForm, heard, inside, press, settled, textIn, widgetIn } from './lib/shadow';
import { about, asWritten, component, type Played, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-lead-form'> = {
  title: 'Widgets/vt-lead-form',
  component: component('vt-lead-form'),
  args: {
    model: 'compass',
    'privacy-url': '/privacidade',
    children: '<a href="/contato">Fale com a gente</a>',
  },
};
export default meta;
type Story = WidgetStory<'vt-lead-form'>;

const PERSON = {
  name: 'Ana Nogueira',
  email: 'ana@correio.example',
  phone: '(11) 95550-0101',
  cpf: '123.456.789-09',
  allowEmail: true,
} as const;
const send = (root: HTMLElement) => {
  const button = root.querySelector<HTMLElement>('[part=button]');
  if (button) press(button);
};
const lastLead = () =>
  waitFor(() => expect(sandbox.state.leads).toHaveLength(1)).then(() => sandbox.state.leads[0]?.body);

export const Both: Story = {
  name: 'Pessoa física e jurídica',
  parameters: about('O visitante escolhe quem é; os campos mudam com a escolha.'),
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

export const Physical: Story = {
  name: 'Só pessoa física',
  args: { persons: ['physical'] },
  parameters: about('Com um só tipo de pessoa, a escolha não aparece.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-lead-form');
    await expect(root.querySelector('[type=radio]')).toBeNull();
    await expect(root.querySelector('#cpf')).toBeVisible();
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
  parameters: about('Os dados de quem está conectado já entram; o que foi digitado não é trocado.', {
    user: 'ana',
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-lead-form');
    await waitFor(() => expect(textIn(root, 'name')).toBe('Ana Nogueira'));
    await expect(textIn(root, 'email')).toBe('ana.nogueira@correio.example');
    await expect(textIn(root, 'cpf')).toBe('123.456.789-09');
  }),
};

export const WithoutCpf: Story = {
  name: 'Lead sem CPF',
  parameters: about('Com vitrine:lead-without-cpf, o CPF pode ficar vazio.', {
    metadata: { 'lead-without-cpf': 'everywhere' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-lead-form');
    await waitFor(() => expect(root.querySelector('label[for=cpf]')).toHaveTextContent('CPF (opcional)'));
    fillForm(root, { ...PERSON, cpf: '' });
    send(root);
    await findByText('Recebemos seus dados');
    await expect(await lastLead()).toMatchObject({ cpf: '' });
  }),
};

export const CpfOrCnpj: Story = {
  name: 'CPF ou CNPJ',
  parameters: about('Com vitrine:cpf-cnpj-in-lead, o campo aceita os dois.', {
    metadata: { 'cpf-cnpj-in-lead': 'on' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, getByLabelText } = await inside(canvasElement, 'vt-lead-form');
    await expect(getByLabelText('CPF ou CNPJ')).toBeVisible();
    fillForm(root, { ...PERSON, cpf: '11.222.333/0001-81' });
    send(root);
    await findByText('Recebemos seus dados');
    await expect(await lastLead()).toMatchObject({ cpf: '11222333000181' });
  }),
};

export const Address: Story = {
  name: 'Com endereço',
  parameters: about('Com vitrine:address-validation, o CEP traz a rua, o bairro e a cidade.', {
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

export const Errors: Story = {
  name: 'Erros ao enviar',
  parameters: about('Cada campo diz o que falta, o primeiro recebe o foco, e o leitor de tela ouve a lista.'),
  play: asWritten(async ({ canvasElement }) => {
    const { element, root, findByText } = await inside(canvasElement, 'vt-lead-form');
    send(root);
    await expect(await findByText('Digite um nome válido')).toBeVisible();
    await expect(await findByText('CPF inválido')).toBeVisible();
    await expect(await findByText(/^Confira os campos: Nome completo/)).toBeInTheDocument();
    await waitFor(() => expect(element.shadowRoot?.activeElement?.id).toBe('name'));
    await expect(sandbox.state.leads).toHaveLength(0);
  }),
};

export const Sent: Story = {
  name: 'Enviado',
  parameters: about('O serviço aceitou o lead; o evento vt-lead-sent conta à página.'),
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
  parameters: about('Enquanto o serviço não responde, um segundo toque não envia outra vez.', {
    faults: { 'LEA-01': 'timeout' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-lead-form');
    fillForm(root, PERSON);
    send(root);
    await findByText('Enviando…');
    send(root);
    await waitFor(() => expect(sandbox.state.calls.filter(({ call }) => call === 'LEA-01')).toHaveLength(1));
  }),
};

const sendAndFail = async ({ canvasElement }: Played) => {
  const events = heard(canvasElement, 'vt-lead-failed');
  const { root, findByText } = await inside(canvasElement, 'vt-lead-form');
  fillForm(root, PERSON);
  send(root);
  await expect(await findByText('Nada do que você digitou foi perdido.')).toBeVisible();
  await expect(textIn(root, 'email')).toBe('ana@correio.example');
  await expect(events).toEqual([{ kind: 'http' }]);
};

export const Failed: Story = {
  name: 'Envio falhou',
  parameters: about('Nada do que foi digitado se perde; o visitante tenta de novo.', {
    faults: { 'LEA-01': '500' },
  }),
  play: asWritten(sendAndFail),
};

export const Retried: Story = {
  name: 'Tentou de novo',
  parameters: about('A segunda tentativa chegou, com tudo o que já estava digitado.', {
    faults: { 'LEA-01': '500' },
  }),
  play: asWritten(async (context) => {
    await sendAndFail(context);
    sandbox.state.setFault({ call: 'LEA-01', fault: 'none' });
    const { findByText, getByRole } = await inside(context.canvasElement, 'vt-lead-form');
    press(getByRole('button', { name: 'Tentar novamente' }));
    await findByText('Recebemos seus dados');
    await expect(await lastLead()).toMatchObject({ email: 'ana@correio.example' });
  }),
};

export const Refused: Story = {
  name: 'Campo recusado pelo serviço',
  parameters: about('O que o serviço recusa (422) aparece no seu campo.', { faults: { 'LEA-01': '422' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-lead-form');
    fillForm(root, PERSON);
    send(root);
    await findByText('E-mail recusado pelo serviço');
    await expect(root.querySelector('#email')).toHaveAttribute('aria-invalid', 'true');
  }),
};

export const DealerFixed: Story = {
  name: 'Concessionária fixa',
  args: { dealer: 'FIAT-1' },
  parameters: about('O autor diz quem recebe o lead; o visitante não escolhe.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-lead-form');
    await expect(root.querySelector('.dealer')).toBeNull();
    fillForm(root, PERSON);
    send(root);
    await findByText('Recebemos seus dados');
    await expect(await lastLead()).toMatchObject({ dealersCode: 'FIAT-1' });
  }),
};

export const DealerChosen: Story = {
  name: 'Concessionária escolhida na página',
  args: { 'dealer-required': true },
  parameters: about('O que outro widget da página escolheu já está no formulário.', {
    arrange: () => chooseDealer(CHOSEN),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-lead-form');
    await findByText('Aurora Fiat Paulista, São Paulo');
    fillForm(root, PERSON);
    send(root);
    await findByText('Recebemos seus dados');
    await expect(await lastLead()).toMatchObject({ dealersCode: 'FIAT-7', cidade: 'São Paulo' });
  }),
};

export const DealerPicker: Story = {
  name: 'Escolhendo a concessionária',
  args: { 'dealer-required': true },
  parameters: about('A busca de concessionárias abre sobre a página, e a escolhida volta para o formulário.'),
  play: asWritten(async ({ canvasElement }) => {
    const { element, findByRole } = await inside(canvasElement, 'vt-lead-form');
    press(await findByRole('button', { name: 'Escolher concessionária' }));
    const dialog = await findByRole('dialog');
    await settled(dialog);
    const { root } = await inside(element.shadowRoot as ShadowRoot, 'vt-dealer-finder');
    await expect(root).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { model: '208', children: '<a href="/contacto">Escribinos</a>' },
  parameters: about('Argentina: DNI, CUIT e telefones de lá.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await inside(canvasElement, 'vt-lead-form');
    await waitFor(() => expect(textIn(root, 'name')).toBe('Sofía Paz'));
    await expect(root.querySelector('label[for=cpf]')).toHaveTextContent('DNI');
    fillForm(root, { allowSMS: true });
    send(root);
    await findByText('Recibimos tus datos');
    await expect(await lastLead()).toMatchObject({ countryCode: 'AR' });
  }),
};

export const Brands: Story = {
  name: 'As nove marcas',
  parameters: about('O mesmo formulário com as cores e os cantos de cada marca, pelas propriedades --vt-*.'),
  args: { persons: ['physical'], load: 'eager' },
  render: (args) => <BrandGallery tag="vt-lead-form" args={args} />,
  play: asWritten(async ({ canvasElement }) => {
    for (const brand of BRANDS) {
      const place = canvasElement.querySelector(`[data-brand="${brand}"]`) as HTMLElement;
      const { root } = await inside(place, 'vt-lead-form');
      await expect(root.querySelector('[part=button]')).toBeVisible();
    }
  }),
};

export const Missing: Story = {
  name: 'Metadados em falta',
  parameters: about('Sem um metadado de que precisa, o conteúdo do autor fica no lugar do formulário.', {
    metadata: { services: null },
    fails: true,
  }),
  play: asWritten(async ({ canvasElement }) => {
    await failedWithChildren(widgetIn(canvasElement, 'vt-lead-form'), 'Fale com a gente');
  }),
};

export const Broken: Story = {
  name: 'Código que não chegou',
  parameters: about('Se o código do widget não chega, o conteúdo do autor fica no lugar dele.', {
    fails: true,
  }),
  render: (args) => brokenTwin('vt-lead-form', args),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-widget-failed');
    await waitFor(() => expect(events).toMatchObject([{ phase: 'import' }]));
    await expect(within(canvasElement).getByText('Fale com a gente').checkVisibility()).toBe(true);
  }),
};

import { expect, waitFor, within } from 'storybook/test';
import { BrandGallery } from './lib/BrandGallery';
import { brokenTwin } from './lib/broken-twin';
import { CONTACT, cameTo, FUNDED, freshFlow } from './lib/funding';
import { sandbox } from './lib/sandbox';
import { failedWithChildren, fillForm, heard, inside, press, settled, textIn, widgetIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-funding-flow'> = {
  title: 'Widgets/vt-funding-flow',
  component: component('vt-funding-flow'),
  args: {
    ...FUNDED,
    load: 'eager',
    'terms-url': '/termos',
    children: '<a href="tel:08005550100">Financie por telefone</a>',
  },
};
export default meta;
type Story = WidgetStory<'vt-funding-flow'>;

const flow = (canvas: HTMLElement) => inside(canvas, 'vt-funding-flow');
const calls = (id: string) => sandbox.state.calls.filter(({ call }) => call === id);

export const Selection: Story = {
  name: 'Modalidades',
  parameters: about('Cada modalidade com o que ela é; a escolha leva aos dados do visitante.', {
    arrange: freshFlow,
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-funding-stepped');
    const { element, findByRole, findAllByRole } = await flow(canvasElement);
    await expect(await findAllByRole('button', { name: /^Simular com/ })).toHaveLength(4);
    press(await findByRole('button', { name: 'Simular com CDC' }));
    const title = await findByRole('heading', { name: 'Seus dados de contato' });
    await waitFor(() => expect(element.shadowRoot?.activeElement).toBe(title));
    await expect(events).toEqual([{ step: 'page-initial-data', state: 'lead-form' }]);
  }),
};

export const Comparing: Story = {
  name: 'Comparando modalidades',
  parameters: about('As modalidades lado a lado, para a mesma entrada e o mesmo prazo.', {
    arrange: freshFlow,
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-funding-stepped');
    const { findByRole } = await flow(canvasElement);
    press(await findByRole('button', { name: 'Comparar modalidades' }));
    const dialog = await findByRole('dialog');
    await within(dialog).findAllByRole('button', { name: /^Simular assim/ });
    await settled(dialog);
    await expect(events).toEqual([{ step: 'flow-selection', state: 'comparator' }]);
  }),
};

export const InitialData: Story = {
  name: 'Dados de contato, com erros',
  parameters: about('Cada campo diz o que falta, e o primeiro recebe o foco.', {
    arrange: cameTo('page-initial-data'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { element, findByRole, findByText } = await flow(canvasElement);
    press(await findByRole('button', { name: 'Continuar' }));
    await expect(await findByText('Digite um nome válido')).toBeVisible();
    await expect(await findByText('Selecione pelo menos uma das opções acima')).toBeVisible();
    await waitFor(() => expect(element.shadowRoot?.activeElement?.id).toBe('name'));
  }),
};

export const Prefilled: Story = {
  name: 'Visitante conectado',
  parameters: about('Os dados de quem está conectado já entram.', {
    user: 'ana',
    arrange: cameTo('page-initial-data'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await flow(canvasElement);
    await waitFor(() => expect(textIn(root, 'name')).toBe('Ana Nogueira'));
    await expect(textIn(root, 'cpf')).toBe('123.456.789-09');
  }),
};

export const NoCar: Story = {
  name: 'Sem carro',
  args: { mvs: '', year: undefined, price: undefined },
  parameters: about('Sem um carro na página, o widget diz o que fazer.', {
    arrange: cameTo('page-initial-data'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await flow(canvasElement);
    await expect(await findByText('Escolha um carro para financiar')).toBeVisible();
  }),
};

const simulation = (
  name: string,
  story: string,
  step: 'cdc-simulator' | 'next-simulator' | 'installment-check',
) => ({
  name,
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
    await expect(calls('FIN-03')).toHaveLength(1);
  }),
});
export const Cdc: Story = simulation('Simulação do CDC', 'Entrada e parcelas iguais.', 'cdc-simulator');
export const Next: Story = simulation(
  'Simulação do Next',
  'Entrada, parcelas e parcela final; um consultor completa a contratação.',
  'next-simulator',
);
export const Balloon: Story = simulation(
  'Simulação com parcela final',
  'Entrada, parcelas e parcela final, em proposta.',
  'installment-check',
);

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
    await expect(events).toMatchObject([{ event: 'QUOTATION' }]);
  }),
};

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
    await expect(calls('FIN-04')).toHaveLength(0);
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

const answered = (cpf: string, title: string) =>
  asWritten(async ({ canvasElement }) => {
    void cpf;
    const events = heard(canvasElement, 'vt-proposal-answered');
    const { findByRole } = await flow(canvasElement);
    await expect(await findByRole('heading', { name: title }, { timeout: 6000 })).toBeVisible();
    await expect(events).toHaveLength(1);
  });
export const Approved: Story = {
  name: 'Aprovada',
  parameters: about('O que fazer agora: documentos, concessionária, test drive.', {
    arrange: cameTo('loading-propose-result', { later: 6 }),
  }),
  play: answered(CONTACT.cpf, 'Proposta aprovada'),
};
export const Denied: Story = {
  name: 'Não aprovada',
  parameters: about('O motivo, quando o banco o diz, e outra modalidade.', {
    arrange: cameTo('loading-propose-result', { cpf: '111.222.302-90', later: 6 }),
  }),
  play: answered('', 'Proposta não aprovada'),
};
export const Pending: Story = {
  name: 'Faltam documentos',
  parameters: about('O que falta, e por onde enviar.', {
    arrange: cameTo('loading-propose-result', { cpf: '111.222.308-85', later: 6 }),
  }),
  play: answered('', 'Acompanhe a sua proposta'),
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
    await expect(events).toMatchObject([{ event: 'TEST_DRIVE' }]);
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

export const External: Story = {
  name: 'Fluxo do banco que não abriu',
  args: { sources: ['cdc', 'zflow'] },
  parameters: about('Outra tentativa, ou outra modalidade.', {
    arrange: cameTo('external-flow-error', { source: 'ZFLOW' }),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await flow(canvasElement);
    press(await findByRole('button', { name: 'Escolher outra modalidade' }));
    await expect(await findByRole('heading', { name: 'Como você quer pagar?' })).toBeVisible();
  }),
};

export const ExternalLink: Story = {
  name: 'Fluxo do próprio banco',
  args: { 'external-url': 'https://financiamento.example/zflow' },
  parameters: about('Com o endereço do banco, a modalidade é um link.', { arrange: freshFlow }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await flow(canvasElement);
    const link = await findByRole('link', { name: 'Continuar no site do banco' });
    await expect(link).toHaveAttribute('href', 'https://financiamento.example/zflow');
  }),
};

const narrow = (Story: () => React.ReactNode) => (
  <div style={{ width: 320 }}>
    <Story />
  </div>
);
export const Narrow: Story = {
  name: 'No celular, em 320 px',
  args: { price: 1_234_567.89, heading: 'Financiamento desproporcionalmente extraordinário' },
  parameters: about('Nada rola para o lado, com valores de sete dígitos.', {
    arrange: cameTo('installment-terms-and-conditions'),
  }),
  decorators: [narrow as never],
  play: asWritten(async ({ canvasElement }) => {
    const { element, findByRole } = await flow(canvasElement);
    await findByRole('button', { name: 'Enviar proposta' });
    await expect(element.scrollWidth).toBeLessThanOrEqual(320);
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('Argentina: anticipo, cuotas e DNI.', { arrange: freshFlow }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await flow(canvasElement);
    await expect(await findByText('¿Cómo querés pagar?')).toBeVisible();
    press(await findByRole('button', { name: 'Simular con Next' }));
    await expect(await findByText('DNI')).toBeVisible();
  }),
};
export const SpanishTerms: Story = {
  name: 'Em espanhol, revisão',
  globals: { language: 'es-AR', brand: 'citroen' },
  parameters: about('O mesmo consentimento, nas palavras de lá.', {
    arrange: cameTo('installment-terms-and-conditions'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findAllByText } = await flow(canvasElement);
    press(await findByRole('button', { name: 'Enviar propuesta' }));
    await expect(await findAllByText('Marcá esta opción para enviar la propuesta')).toHaveLength(2);
  }),
};
export const SpanishApproved: Story = {
  name: 'Em espanhol, aprovada',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('A resposta do banco em espanhol.', {
    arrange: cameTo('loading-propose-result', { later: 6 }),
  }),
  play: answered('', 'Propuesta aprobada'),
};

export const Brands: Story = {
  name: 'As nove marcas',
  parameters: about('As modalidades com as cores e os cantos de cada marca.', { arrange: freshFlow }),
  render: (args) => <BrandGallery tag="vt-funding-flow" args={args} />,
  play: asWritten(async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('vt-funding-flow')).toHaveLength(9));
    for (const one of canvasElement.querySelectorAll('vt-funding-flow')) {
      await waitFor(() => expect(one.shadowRoot?.querySelectorAll('.way')).toHaveLength(4));
    }
  }),
};

export const Missing: Story = {
  name: 'Metadados em falta',
  parameters: about('Sem o endereço dos serviços, o conteúdo do autor fica no lugar do widget.', {
    metadata: { services: null },
    fails: true,
    arrange: freshFlow,
  }),
  play: asWritten(async ({ canvasElement }) => {
    await failedWithChildren(widgetIn(canvasElement, 'vt-funding-flow'), 'Financie por telefone');
  }),
};

export const Broken: Story = {
  name: 'Código que não chegou',
  parameters: about('Se o código do widget não chega, o conteúdo do autor fica no lugar dele.', {
    fails: true,
    arrange: freshFlow,
  }),
  render: (args) => brokenTwin('vt-funding-flow', args),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-widget-failed');
    await waitFor(() => expect(events).toMatchObject([{ phase: 'import' }]));
    await expect(within(canvasElement).getByText('Financie por telefone').checkVisibility()).toBe(true);
  }),
};

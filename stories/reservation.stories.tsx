import { expect } from 'storybook/test';
import { setLocation } from '#features/place/location-store';
import { SAO_PAULO } from './lib/fixtures';
import { fillForm, inside, press, textIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

/** The page's address without an order, and without a step of another story. */
function clean(): void {
  const url = new URL(location.href);
  for (const name of ['order', 'vt-reservation', 'simulation']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  sessionStorage.clear();
}

/** Opens an order by the page's address, as a link does. */
const order = (id: string) => async () => {
  const url = new URL(location.href);
  url.searchParams.set('order', id);
  history.replaceState(history.state, '', url);
  return clean;
};

const meta: WidgetMeta<'vt-reservation'> = {
  title: 'Widgets/vt-reservation',
  component: component('vt-reservation'),
  args: {
    'order-url': '/pedido',
    'financing-url': '/financiamento',
    children: '<a href="/contato">Fale com a gente para reservar o seu carro</a>',
  },
  beforeEach: async () => clean,
};
export default meta;
type Story = WidgetStory<'vt-reservation'>;
const tag = 'vt-reservation';

async function payByPix(canvas: HTMLElement): Promise<void> {
  const { findByRole } = await inside(canvas, tag);
  press(await findByRole('radio', { name: /^Pix/ }));
  press(await findByRole('checkbox', { name: /direito de arrependimento/ }));
  press(await findByRole('button', { name: /^Gerar código Pix/ }));
}

const PERSON = {
  name: 'Nina Ramos Prado',
  cpf: '529.982.247-25',
  email: 'nina@exemplo.com.br',
  phone: '(11) 95550-0188',
};

export const Showcase: Story = {
  name: 'Vitrine',
  parameters: about('Os carros das campanhas da marca, com preço e estoque.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole } = await inside(canvasElement, tag);
    await expect((await findAllByRole('button', { name: /^Reservar com/ }))[0]).toBeVisible();
  }),
};

export const OneModel: Story = {
  name: 'Um modelo',
  args: { model: 'Pulse' },
  parameters: about('O autor escolhe a campanha e o modelo da página.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole } = await inside(canvasElement, tag);
    await expect(await findAllByRole('button', { name: /^Reservar com/ })).toHaveLength(1);
  }),
};

export const NoCampaign: Story = {
  name: 'Sem campanha',
  args: { campaign: 'camp-encerrada' },
  parameters: about('Sem campanha aberta, o widget diz isso.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, tag);
    await expect(await findByText('Nenhum carro disponível para reserva on-line')).toBeVisible();
  }),
};

export const Register: Story = {
  name: 'Seus dados e a concessionária',
  parameters: about(
    'Os dados de quem reserva, conferidos antes de seguir. Depois, a concessionária que entrega o carro, as mais próximas primeiro.',
    { arrange: () => setLocation(SAO_PAULO) },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findAllByRole, findByRole, findByText } = await inside(canvasElement, tag);
    press((await findAllByRole('button', { name: /^Reservar com/ }))[0] as HTMLElement);
    press(await findByRole('button', { name: 'Continuar' }));
    await expect(await findByText('Digite o nome completo')).toBeVisible();
    fillForm(root, PERSON);
    press(await findByRole('button', { name: 'Continuar' }));
    await expect(
      (await findAllByRole('radio', { name: /São Paulo - SP \(.*\skm\)$/ })).length,
    ).toBeGreaterThan(1);
  }),
};

export const Payment: Story = {
  name: 'Pagamento',
  parameters: about('As formas de pagamento e o tempo que resta; um Pix cancelado dá lugar a outra.', {
    user: 'ana',
  }),
  beforeEach: order('res-user-ana-aberta'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, tag);
    await payByPix(canvasElement);
    press(await findByRole('button', { name: 'Cancelar e pagar de outra forma' }));
    await expect(await findByText('O pagamento anterior foi cancelado. Escolha como pagar.')).toBeVisible();
    press(await findByRole('radio', { name: /^Cartão de crédito/ }));
    await expect(await findByRole('radio', { name: /^Visa/ })).toBeChecked();
    await expect(await findByRole('combobox', { name: 'Parcelas' })).toBeVisible();
  }),
};

export const Pix: Story = {
  name: 'Pix',
  parameters: about(
    'QR code e código para copiar; a página acompanha o pagamento. O serviço daqui conhece só a chamada antiga das formas de pagamento.',
    { user: 'ana', faults: { 'PAY-02': '404' } },
  ),
  beforeEach: order('res-user-ana-aberta'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, tag);
    await payByPix(canvasElement);
    await expect(await findByRole('heading', { name: 'Aguardando o pagamento' })).toBeVisible();
  }),
};

export const Balance: Story = {
  name: 'Restante do preço',
  parameters: about('Depois da reserva, a escolha de como pagar o restante.', { user: 'ana' }),
  beforeEach: order('res-user-ana-1'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, tag);
    await findByRole('radio', { name: /^Boleto/ });
    press(await findByRole('button', { name: 'Confirmar' }));
    await expect(await findByText('Escolha uma forma de pagamento')).toBeVisible();
  }),
};

export const Cancelled: Story = {
  name: 'Reserva cancelada',
  parameters: about('Um pedido que acabou leva a uma nova reserva, com os dados de antes.', { user: 'ana' }),
  beforeEach: order('res-user-ana-4'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findAllByRole, findByRole } = await inside(canvasElement, tag);
    press(await findByRole('button', { name: 'Fazer nova reserva' }));
    press((await findAllByRole('button', { name: /^Reservar com/ }))[0] as HTMLElement);
    await findByRole('button', { name: 'Continuar' });
    await expect(textIn(root, 'email')).toBe('ana.reserva@correio.example');
  }),
};

export const NotFound: Story = {
  name: 'Pedido de outra conta',
  parameters: about('Um pedido que não é de quem abriu a página.', { user: 'ana' }),
  beforeEach: order('res-0'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, tag);
    await expect(await findByText('Reserva não encontrada')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Serviço fora do ar',
  parameters: about('Se os carros não carregam, o widget diz e tenta de novo.', {
    faults: { 'RES-12': '404' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, tag);
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('Na Argentina, sem Pix nem boleto.', { user: 'sofia' }),
  beforeEach: order('res-user-sofia-aberta'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, queryByRole } = await inside(canvasElement, tag);
    await expect(await findByRole('radio', { name: /^Tarjeta de crédito/ })).toBeVisible();
    await expect(queryByRole('radio', { name: /^Pix/ })).toBeNull();
  }),
};

import { expect, waitFor } from 'storybook/test';
import { fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-vouchers'> = {
  title: 'Widgets/vt-vouchers',
  component: component('vt-vouchers'),
  args: { 'gift-url': '/recompensas', children: '<a href="/entrar">Entrar para ver os meus vouchers</a>' },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-vouchers'>;

export const Default: Story = {
  name: 'Os vouchers',
  parameters: about('O desconto máximo, o que vence em breve e o que está bloqueado; e o histórico.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getAllByRole, getByRole, findByRole } = await inside(canvasElement, 'vt-vouchers');
    await expect(await findByText(/^Desconto máximo em uma compra: R\$/)).toBeVisible();
    await expect(getAllByRole('listitem')).toHaveLength(3);
    press(getByRole('tab', { name: 'Usados e vencidos' }));
    await expect(await findByRole('heading', { name: 'Voucher de aniversário' })).toBeVisible();
  }),
};

export const Code: Story = {
  name: 'Na concessionária',
  parameters: about('O código, o QR code e a impressão; o estado é consultado ao abrir.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-vouchers');
    press(await findByRole('button', { name: 'Usar na concessionária Voucher de boas-vindas' }));
    await expect(await findByText('BVANA')).toBeVisible();
    await expect(await findByRole('button', { name: 'Imprimir' })).toBeVisible();
  }),
};

export const Next: Story = {
  name: 'O próximo voucher',
  parameters: about('É gerado uma única vez, depois de confirmado.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-vouchers');
    press(await findByRole('button', { name: 'Gerar o próximo voucher' }));
    press(await findByRole('button', { name: 'Gerar voucher' }));
    await expect(await findByRole('heading', { name: 'Voucher fidelidade' })).toBeVisible();
  }),
};

export const Lost: Story = {
  name: 'Sem resposta',
  parameters: about('O voucher pode ter sido gerado: a lista é consultada antes de outra tentativa.', {
    faults: { 'VOU-02': 'drop' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-vouchers');
    press(await findByRole('button', { name: 'Gerar o próximo voucher' }));
    press(await findByRole('button', { name: 'Gerar voucher' }));
    await expect(await findByText(/^A resposta não chegou/)).toBeVisible();
    press(await findByRole('button', { name: 'Verificar' }));
    await expect(await findByText(/^Verificamos: ainda não aparece/)).toBeVisible();
  }),
};

export const Gift: Story = {
  name: 'Um presente',
  parameters: about('O voucher vira um link; quem o recebe entra na própria conta.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByLabelText } = await inside(canvasElement, 'vt-vouchers');
    press(await findByRole('button', { name: 'Presentear Voucher de boas-vindas' }));
    press(await findByRole('button', { name: 'Criar link do presente' }));
    const link = (await findByLabelText('Link do presente')) as HTMLInputElement;
    await waitFor(() => expect(link.value).toContain('/recompensas?vt-gift='));
  }),
};

export const Points: Story = {
  name: 'Troca de pontos',
  args: { points: true },
  parameters: about('Com o saldo, que o programa informa; depois de confirmada, o voucher está na lista.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText, findByText, findByRole } = await inside(canvasElement, 'vt-vouchers');
    await expect(await findByText(/^Você tem/)).toBeVisible();
    fill(await findByLabelText('Pontos'), '100');
    press(await findByRole('button', { name: 'Trocar pontos por um voucher' }));
    press(await findByRole('button', { name: 'Trocar pontos' }));
    await expect(await findByRole('heading', { name: 'Voucher de pontos' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/ingresar">Ingresar para ver mis vouchers</a>' },
  parameters: about('Na Argentina, com os valores de lá.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-vouchers');
    await expect(await findByRole('heading', { name: 'Voucher de bienvenida' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await inside(canvasElement, 'vt-vouchers');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
    await expect(getByText('Entre na sua conta para ver e usar os seus vouchers.')).toBeVisible();
  }),
};

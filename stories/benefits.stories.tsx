import { expect, waitFor } from 'storybook/test';
import { choose, fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-benefits'> = {
  title: 'Widgets/vt-benefits',
  component: component('vt-benefits'),
  args: {
    audience: 'donos',
    'discount-club': 'clube',
    children: '<a href="/entrar">Entrar para ver os meus benefícios</a>',
  },
  parameters: { vitrine: { user: 'ana' } },
  // The filter and an opened benefit are in the page's URL, which the next story shares.
  beforeEach: () => () => {
    const url = new URL(location.href);
    for (const name of ['vt-benefits', 'vt-benefit']) url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
  },
};
export default meta;
type Story = WidgetStory<'vt-benefits'>;

export const Default: Story = {
  name: 'Os benefícios',
  parameters: about('Disponíveis, próximos e resgatados; cada lista é consultada quando a aba se abre.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByRole, findAllByRole } = await inside(canvasElement, 'vt-benefits');
    await expect(await findByRole('heading', { name: 'Lavagem completa' })).toBeVisible();
    press(getByRole('tab', { name: 'Em breve' }));
    await expect(await findByRole('heading', { name: 'Diária em camping' })).toBeVisible();
    press(getByRole('tab', { name: 'Resgatados' }));
    await expect(await findByRole('heading', { name: 'Segunda diária grátis' })).toBeVisible();
    await expect((await findAllByRole('listitem')).length).toBe(1);
  }),
};

export const Filtered: Story = {
  name: 'Com filtros',
  parameters: about('Por categoria, parceiro e lugar, com os nomes do serviço; ficam no endereço da página.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText, findByText, getByRole, findByRole } = await inside(canvasElement, 'vt-benefits');
    const category = await findByLabelText('Categoria');
    await waitFor(() => expect(category.querySelector('[value=lazer]')).not.toBeNull());
    choose(category, 'lazer');
    choose(await findByLabelText('Onde usar'), 'RJ');
    await expect(await findByRole('heading', { name: 'Ingresso em dobro' })).toBeVisible();
    choose(await findByLabelText('Categoria'), 'viagem');
    choose(await findByLabelText('Parceiro'), 'Mopar');
    await expect(await findByText('Nenhum benefício encontrado')).toBeVisible();
    press(getByRole('button', { name: 'Limpar filtros' }));
    await expect(await findByRole('heading', { name: '15% em pneus' })).toBeVisible();
  }),
};

export const Redeem: Story = {
  name: 'Resgate',
  parameters: about(
    'Feito uma única vez; o código aparece em seguida e fica nos resgatados, onde recebe uma nota.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText, getByRole } = await inside(canvasElement, 'vt-benefits');
    press(await findByRole('button', { name: 'Ver benefício Lavagem completa' }));
    press(await findByRole('button', { name: 'Resgatar benefício' }));
    await expect(await findByRole('heading', { name: 'Benefício resgatado' })).toBeVisible();
    await expect(getByRole('button', { name: 'Copiar código' })).toBeVisible();
    press(getByRole('radio', { name: /^4/ }));
    press(getByRole('button', { name: 'Enviar nota' }));
    await expect(await findByText(/^A sua nota: 4 de 5/)).toBeVisible();
    press(getByRole('button', { name: 'Voltar aos benefícios' }));
  }),
};

export const AtDealer: Story = {
  name: 'Na concessionária',
  parameters: about('O serviço pede a concessionária; sem ela nada é resgatado.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-benefits');
    press(await findByRole('button', { name: 'Ver benefício 15% em pneus' }));
    press(await findByRole('button', { name: 'Resgatar benefício' }));
    await expect(await findByText('Escolha a concessionária')).toBeVisible();
    await expect(await findByRole('button', { name: 'Escolher concessionária' })).toBeVisible();
  }),
};

export const Lost: Story = {
  name: 'Sem resposta',
  parameters: about('O benefício pode ter sido resgatado: a lista é consultada antes de outra tentativa.', {
    faults: { 'BEN-10': 'drop' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-benefits');
    press(await findByRole('button', { name: 'Ver benefício Lavagem completa' }));
    press(await findByRole('button', { name: 'Resgatar benefício' }));
    await expect(await findByText(/^A resposta não chegou/)).toBeVisible();
    press(await findByRole('button', { name: 'Verificar o resgate' }));
    await expect(await findByText(/^Verificamos: o resgate ainda não aparece/)).toBeVisible();
  }),
};

export const Gift: Story = {
  name: 'Um presente',
  parameters: about('O benefício vira um link, que quem dá encontra de novo nos resgatados.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByLabelText } = await inside(canvasElement, 'vt-benefits');
    press(await findByRole('button', { name: 'Ver benefício Ingresso em dobro' }));
    press(await findByRole('radio', { name: 'Para presentear' }));
    press(await findByRole('button', { name: 'Criar link do presente' }));
    const link = (await findByLabelText('Link do presente')) as HTMLInputElement;
    await waitFor(() => expect(link.value).toContain('vt-benefit=cinema'));
  }),
};

export const NotEntitled: Story = {
  name: 'Sem direito',
  parameters: about('O serviço diz que o benefício não vale para a conta: não há o que resgatar.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-benefits');
    press(await findByRole('button', { name: 'Ver benefício Jantar dos fundadores' }));
    await expect(await findByText('A sua conta não tem direito a este benefício.')).toBeVisible();
  }),
};

export const Coverage: Story = {
  name: 'Cobertura',
  parameters: about('Por e-mail, o da conta no início, ou pelo chassi de um carro.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText, findByLabelText } = await inside(canvasElement, 'vt-benefits');
    press(await findByRole('tab', { name: 'Cobertura e clube' }));
    const email = (await findByLabelText('E-mail', { selector: '#email' })) as HTMLInputElement;
    await waitFor(() => expect(email.value).toContain('@'));
    press(await findByRole('button', { name: 'Consultar cobertura' }));
    await expect(await findByText('Com cobertura')).toBeVisible();
    press(await findByRole('radio', { name: 'Chassi' }));
    const cars = (await findByLabelText('Carro')) as HTMLSelectElement;
    await waitFor(() => expect(cars.value).toHaveLength(17));
    choose(cars, '');
    fill(await findByLabelText('Chassi', { selector: '#chassi' }), '9BZTESTE000000001');
    press(await findByRole('button', { name: 'Consultar cobertura' }));
    await expect(await findByText('9BZTESTE000000001')).toBeVisible();
  }),
};

export const DiscountClub: Story = {
  name: 'Clube de descontos',
  parameters: about('O endereço vale uma única vez e é pedido com o clique.', {
    faults: { 'AUTH-02': '403' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-benefits');
    press(await findByRole('tab', { name: 'Cobertura e clube' }));
    press(await findByRole('button', { name: /^Clube de descontos/ }));
    await expect(await findByText(/A sua conta não tem este benefício/)).toBeVisible();
  }),
};

export const Empty: Story = {
  name: 'Nenhum benefício',
  args: { audience: '', 'discount-club': '' },
  parameters: about('O serviço ainda não tem nenhum para a conta.', { faults: { 'BEN-05': 'empty' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-benefits');
    await expect(await findByText('Nenhum benefício disponível')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  args: { audience: '', 'discount-club': '' },
  parameters: about('O visitante pode tentar novamente; os filtros também.', {
    faults: { 'BEN-05': '404', 'BEN-09': '404' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole, findByText } = await inside(canvasElement, 'vt-benefits');
    await expect(await findByText(/^Não foi possível carregar os filtros/)).toBeVisible();
    await waitFor(async () =>
      expect(await findAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(2),
    );
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/ingresar">Ingresar para ver mis beneficios</a>' },
  parameters: about('Na Argentina, com as províncias de lá.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-benefits');
    await expect(await findByRole('heading', { name: 'Lavado completo' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await inside(canvasElement, 'vt-benefits');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
    await expect(getByText('Entre na sua conta para ver e resgatar os seus benefícios.')).toBeVisible();
  }),
};

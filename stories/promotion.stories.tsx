import { expect, waitFor } from 'storybook/test';
import { callsOf } from './lib/sandbox';
import { fill, heard, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const PARAMETERS = ['vt-promotion', 'vt-promotions', 'hub-invited-by-id', 'vt-promotion-code'];

const meta: WidgetMeta<'vt-promotion'> = {
  title: 'Widgets/vt-promotion',
  component: component('vt-promotion'),
  globals: { brand: 'jeep' },
  args: { children: '<a href="/regulamentos">Ver os regulamentos</a>' },
  parameters: { vitrine: { user: 'ana' } },
  // The opened promotion is in the page's URL, which the next story shares.
  beforeEach: () => () => {
    const url = new URL(location.href);
    for (const name of PARAMETERS) url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
    sessionStorage.removeItem('vitrine:promotion-arrival:v1');
  },
};
export default meta;
type Story = WidgetStory<'vt-promotion'>;

const address = (query: Record<string, string>) => {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
};

export const Default: Story = {
  name: 'A lista',
  parameters: about('As promoções da marca, com a situação de cada uma e de quais a pessoa participa.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findAllByText } = await inside(canvasElement, 'vt-promotion');
    await expect(await findByRole('heading', { name: 'Indique um Amigo Jeep' })).toBeVisible();
    await expect(await findAllByText('Você participa')).toHaveLength(2);
  }),
};

export const Joined: Story = {
  name: 'A participação',
  parameters: about(
    'Com o regulamento, o período, a autorização e a apuração; depois de aceita, o link para convidar.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-promotion-joined');
    const found = await inside(canvasElement, 'vt-promotion');
    press(await found.findByRole('button', { name: 'Ver promoção Trilha Premiada' }));
    press(await found.findByRole('checkbox'));
    press(found.getByRole('button', { name: 'Participar da promoção' }));
    await expect(await found.findByRole('heading', { name: 'Você está participando' })).toBeVisible();
    const link = (await found.findByLabelText('Link do convite')) as HTMLInputElement;
    await expect(link.value).toContain('hub-invited-by-id=user-ana');
    await expect(callsOf('PRM-05')).toHaveLength(1);
    await expect(events).toEqual([{ promotion: 'trilha-jeep', isInvited: false }]);
  }),
};

export const Code: Story = {
  name: 'Um QR code',
  parameters: about('Lido no próprio widget, de uma foto ou digitado; cada um vale uma única vez.'),
  play: asWritten(async ({ canvasElement }) => {
    const found = await inside(canvasElement, 'vt-promotion');
    press(await found.findByRole('button', { name: 'Ver promoção Indique um Amigo Jeep' }));
    press(await found.findByRole('button', { name: 'Ler QR code' }));
    const scanner = await inside(found.root, 'vt-barcode-scanner');
    fill(await scanner.findByLabelText('Ou digite o código'), 'VITRINE-INDIQUE-JEEP-BETIM');
    press(scanner.root.querySelector('form [type=submit]') as HTMLElement);
    await expect(await found.findByText(/^QR code contado/)).toBeVisible();
    await waitFor(() => expect(found.root.querySelectorAll('.lucky-numbers li')).toHaveLength(2));
  }),
};

export const Ended: Story = {
  name: 'Encerrada, com resultado',
  parameters: about('Os números premiados, com o da pessoa marcado; os prêmios, um deles com a sua foto.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-promotion');
    press(await findByRole('button', { name: 'Ver promoção Aventura Jeep 2026' }));
    await expect(await findByText('Parabéns! Um dos seus números foi premiado.')).toBeVisible();
    await expect(await findByText('Seu número')).toBeVisible();
    const boxOf = (selector: string) =>
      root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    // The words stand beside the picture, not below it.
    await expect(boxOf('.prize-text').left).toBeGreaterThan(boxOf('.prize-picture').right);
    await expect(boxOf('.prize-picture').width).toBeGreaterThan(0);
  }),
};

export const Denied: Story = {
  name: 'Não pode participar',
  globals: { brand: 'fiat' },
  parameters: about('O serviço recusa a pessoa e diz por quê.', { user: 'bruno' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-promotion');
    press(await findByRole('button', { name: 'Ver promoção Verão de Portas Abertas' }));
    press(await findByRole('checkbox'));
    press(await findByRole('button', { name: 'Participar da promoção' }));
    await expect(await findByText('A sua conta não pode participar desta promoção.')).toBeVisible();
    await expect(await findByText(/^Motivo: Parente/)).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('O visitante pode tentar novamente; os filtros também.', {
    user: 'ana',
    faults: { 'PRM-03': '404', 'PRM-09': '404' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole } = await inside(canvasElement, 'vt-promotion');
    await waitFor(async () =>
      expect(await findAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(2),
    );
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/bases">Ver las bases</a>' },
  parameters: about('As promoções na Argentina.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-promotion');
    press(await findByRole('button', { name: 'Ver promoción Ruta de los Leones' }));
    await expect(await findByText('Bases y condiciones')).toBeVisible();
    await expect(await findByRole('button', { name: 'Participar en la promoción' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão, com um convite',
  parameters: about('Quem veio por um convite lê isso antes de entrar, e não o perde.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
    arrange: () => address({ 'vt-promotion': 'trilha-jeep', 'hub-invited-by-id': 'user-sofia' }),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await inside(canvasElement, 'vt-promotion');
    const link = (await findByRole('link', { name: 'Entrar na minha conta' })) as HTMLAnchorElement;
    await expect(
      getByText('Você recebeu um convite para uma promoção. Entre na sua conta para participar.'),
    ).toBeVisible();
    await expect(decodeURIComponent(link.href)).toContain('hub-invited-by-id=user-sofia');
  }),
};

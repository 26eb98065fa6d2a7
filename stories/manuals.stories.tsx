import { expect, waitFor } from 'storybook/test';
import { narrow } from './lib/narrow';
import { callsOf } from './lib/sandbox';
import { fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-manuals'> = {
  title: 'Widgets/vt-manuals',
  component: component('vt-manuals'),
  args: { 'garage-url': '/conta', children: '<a href="/entrar">Entrar para ver os manuais</a>' },
  parameters: { vitrine: { user: 'ana' } },
  // An opened manual is in the page's URL, which the next story shares.
  beforeEach: () => () => {
    const url = new URL(location.href);
    url.searchParams.delete('vt-manual');
    history.replaceState(history.state, '', url);
  },
};
export default meta;
type Story = WidgetStory<'vt-manuals'>;

const FIRST = /^2026 Manual do proprietário Argo$/;

export const Default: Story = {
  name: 'A lista',
  parameters: about(
    'Cada manual com os seus anos; as palavras valem sem acentos, e o carro da garagem é um atalho.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByRole, findByLabelText, findAllByText } = await inside(
      canvasElement,
      'vt-manuals',
    );
    fill(await findByLabelText('Buscar nos manuais'), 'fusiveis');
    await expect((await findAllByText('fusíveis')).length).toBeGreaterThan(0);
    press(await findByRole('button', { name: /^Mobi/ }));
    await waitFor(() =>
      expect(getByRole('button', { name: /^Mobi/ })).toHaveAttribute('aria-pressed', 'true'),
    );
    await expect(await findByRole('button', { name: '2026 Manual do proprietário Mobi' })).toBeVisible();
  }),
};

export const NothingFound: Story = {
  name: 'Nada encontrado',
  parameters: about('Um botão tira os filtros.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText, findByText, findByRole } = await inside(canvasElement, 'vt-manuals');
    fill(await findByLabelText('Buscar nos manuais'), 'helicóptero');
    await expect(await findByText('Nenhum manual encontrado')).toBeVisible();
    press(await findByRole('button', { name: 'Limpar filtros' }));
    await expect(await findByRole('button', { name: FIRST })).toBeVisible();
  }),
};

export const Opened: Story = {
  name: 'Um manual',
  parameters: about(
    'O texto, os outros anos e o PDF: na própria página onde o navegador sabe mostrá-lo, senão em nova aba, ou baixado.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByLabelText } = await inside(canvasElement, 'vt-manuals');
    press(await findByRole('button', { name: FIRST }));
    await expect(await findByRole('heading', { name: 'Manual do proprietário Argo 2026' })).toBeVisible();
    fill(await findByLabelText('Buscar neste manual'), 'pneus');
    await expect(await findByRole('button', { name: /^Pneus trechos encontrados: \d/ })).toBeVisible();
  }),
};

export const FileFailed: Story = {
  name: 'O PDF não carregou',
  parameters: about('O texto continua; o PDF pode ser pedido novamente.', {
    user: 'ana',
    faults: { 'MNF-01': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-manuals');
    press(await findByRole('button', { name: FIRST }));
    press(await findByRole('button', { name: 'Baixar o PDF' }));
    await expect(await findByText(/^Não foi possível carregar o PDF/)).toBeVisible();
    await expect(callsOf('MNF-01')).toHaveLength(1);
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('O visitante pode tentar novamente.', { user: 'ana', faults: { 'MAN-02': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-manuals');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Narrow: Story = {
  name: 'Tela estreita, sem carros',
  args: { count: 3 },
  parameters: about('Com o caminho até a garagem; poucos manuais por página.', {
    user: 'ana',
    faults: { 'GAR-01': 'empty' },
  }),
  decorators: [narrow],
  play: asWritten(async ({ canvasElement }) => {
    const { element, findByRole } = await inside(canvasElement, 'vt-manuals');
    await expect(await findByRole('link', { name: 'Ir para a garagem' })).toBeVisible();
    await expect(element.scrollWidth).toBeLessThanOrEqual(320);
    press(await findByRole('button', { name: 'Próxima' }));
    await expect(await findByRole('heading', { name: 'Guia de uso rápido Argo' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/ingresar">Ingresar para ver los manuales</a>' },
  parameters: about('O mesmo na Argentina, com os manuais em espanhol.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole } = await inside(canvasElement, 'vt-manuals');
    const all = await findAllByRole('heading', { name: /^Manual del propietario/ });
    await expect(all.length).toBeGreaterThan(1);
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await inside(canvasElement, 'vt-manuals');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
    await expect(getByText('Entre para ler e baixar os manuais do seu carro.')).toBeVisible();
  }),
};

import { expect } from 'storybook/test';
import { changeWorkingPrices, listWorkingPrices } from '#services/working-price';
import { fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-working-price'> = {
  title: 'Widgets/vt-working-price',
  component: component('vt-working-price'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  parameters: { vitrine: { user: 'vendas' } },
  beforeEach: () => () => history.replaceState(null, '', location.pathname),
};
export default meta;
type Story = WidgetStory<'vt-working-price'>;

export const Default: Story = {
  name: 'Mudado por duas pessoas',
  parameters: about('Um preço muda na própria célula; quem salva depois vê o da outra pessoa e escolhe.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-working-price');
    await findByRole('table', { name: 'Preços praticados pela concessionária' });
    press(root.querySelector('tbody .cell-value') as HTMLElement);
    fill(await findByRole('textbox', { name: /^Preço praticado de/ }), '85000');
    const brand = document.querySelector<HTMLMetaElement>('meta[name="vitrine:brand"]')?.content ?? '';
    const [first] = await listWorkingPrices({ query: { brand } });
    if (!first?.year) throw new Error('there is no working price');
    const { mvsCode, year, dealerCode } = first;
    await changeWorkingPrices({ body: { records: [{ mvsCode, year, dealerCode, price: 84_000 }] } });
    press(await findByRole('button', { name: 'Salvar 1 alteração' }));
    await findByText(/^Outra pessoa salvou/);
    await expect(await findByRole('button', { name: /^Ficar com o meu/ })).toBeVisible();
  }),
};

export const Import: Story = {
  name: 'Uma lista importada',
  parameters: about(
    'A lista é comparada com os preços atuais antes de qualquer envio; iguais não são enviados.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-working-price');
    await findByRole('table');
    press(await findByRole('tab', { name: 'Importar' }));
    fill(
      (await findByRole('textbox', { name: 'Cole a lista aqui' })) as HTMLElement,
      '358AF11;2026;91000\n363AF32;2027;99990',
    );
    press(await findByRole('button', { name: 'Conferir a lista' }));
    press(await findByRole('button', { name: 'Importar as 2 linhas certas' }));
    await findByText('Novos: 1. Mudam: 1. Iguais, não enviados: 0.');
    press(await findByRole('button', { name: 'Enviar 2 preços' }));
    await expect(await findByText('2 enviados, 0 com falha, 0 não iniciadas')).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol: o que os outros veem',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about('O visualizador na Argentina, com o seu arquivo vazio: nada é baixado, e se diz.', {
    faults: { 'PRC-06': 'empty' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-working-price');
    press(await findByRole('tab', { name: 'Lo que ven los demás' }));
    await findByRole('table', { name: 'Precios de venta como los ven los demás' });
    press(await findByRole('button', { name: 'Descargar CSV' }));
    await expect(await findByText(/No se descargó nada\.$/)).toBeVisible();
  }),
};

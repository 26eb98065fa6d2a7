import { expect, waitFor } from 'storybook/test';
import { callsOf, sandbox } from './lib/sandbox';
import { fill, heard, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-quotation'> = {
  title: 'Widgets/vt-quotation',
  component: component('vt-quotation'),
  args: { children: '<a href="/vendas">Fale com o suporte de vendas</a>' },
  parameters: { vitrine: { user: 'vendas' } },
  beforeEach: () => () => sessionStorage.clear(),
};
export default meta;
type Story = WidgetStory<'vt-quotation'>;

/** The desk with a version chosen by its code. */
async function chosen(canvasElement: HTMLElement, code = '358AF11') {
  const desk = await inside(canvasElement, 'vt-quotation');
  const search = await desk.findByRole('combobox', { name: /^(Versão|Versión), por/ });
  fill(search, code, { leave: false });
  const [first] = await desk.findAllByRole('option');
  press(first as HTMLElement);
  await desk.findByRole('heading', { name: /^(Preços|Precios)$/ });
  return desk;
}

export const Default: Story = {
  name: 'A busca da versão',
  parameters: about('Por código ou por palavras em qualquer ordem; os modelos da marca são um começo.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-quotation');
    const search = await findByRole('combobox', { name: 'Versão, por código ou palavras' });
    await expect(await findByRole('button', { name: 'Argo' })).toBeVisible();
    fill(search, 'drive argo', { leave: false });
    await waitFor(() => expect(search).toHaveAttribute('aria-expanded', 'true'));
  }),
};

export const Saved: Story = {
  name: 'Salva no CRM',
  args: { 'customer-url': '/monte/' },
  parameters: about(
    'Revisão, condições e cliente; a cotação vai ao CRM uma vez, e a proposta ganha o número.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-quotation-saved');
    const desk = await chosen(canvasElement);
    press(await desk.findByRole('tab', { name: 'Revisão' }));
    fill(await desk.findByLabelText('Nome da oportunidade'), 'Frota da Padaria Aurora');
    fill(desk.getByLabelText(/^Cliente/), 'Rita Lobo Prado');
    fill(desk.getByLabelText(/^Desconto/), '1000');
    press(desk.getByRole('button', { name: 'Salvar no CRM' }));
    await expect(await desk.findByRole('heading', { name: /^Cotação Q\d{6} salva no CRM$/ })).toBeVisible();
    await expect(callsOf('EXT-07')).toHaveLength(1);
    await expect(JSON.stringify(events)).not.toContain('Rita');
    press(desk.getByRole('button', { name: 'Ver a proposta' }));
    await expect((await desk.findAllByText('Rita Lobo Prado'))[0]).toBeVisible();
  }),
};

export const Stock: Story = {
  name: 'Um carro do estoque da fábrica',
  parameters: about(
    'Os mais próximos do pedido primeiro, com as diferenças; descartar volta à cotação inicial.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const desk = await chosen(canvasElement);
    press(desk.getByRole('button', { name: 'Ver o estoque da fábrica' }));
    const [first] = await desk.findAllByRole('button', { name: /^Propor este carro/ });
    press(first as HTMLElement);
    await expect(await desk.findByText('Proposta de um carro do estoque:')).toBeVisible();
    await expect(callsOf('FST-01').length).toBeGreaterThan(0);
  }),
};

export const Reopened: Story = {
  name: 'Reaberta, com o que mudou',
  parameters: about(
    'Pelo número, com o cliente e as condições; os preços que mudaram, linha a linha, e o carro do estoque.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const desk = await inside(canvasElement, 'vt-quotation');
    press(await desk.findByRole('button', { name: 'Reabrir cotação' }));
    fill(await desk.findByLabelText('Número da cotação'), 'Q000101');
    press(desk.getByRole('button', { name: 'Abrir' }));
    await expect(
      await desk.findByRole('heading', { name: 'O que mudou desde que a cotação Q000101 foi salva' }),
    ).toBeVisible();
    press(
      (
        await desk.findAllByRole('button', { name: 'Descartar e voltar à cotação inicial' })
      )[0] as HTMLElement,
    );
    await waitFor(() => expect(callsOf('QTN-02')).toHaveLength(1));
  }),
};

export const Refused: Story = {
  name: 'Recusada pelo CRM',
  parameters: about('Os códigos do CRM em palavras, com o caminho; tudo o que foi digitado fica.'),
  play: asWritten(async ({ canvasElement }) => {
    const desk = await chosen(canvasElement);
    press(await desk.findByRole('tab', { name: 'Revisão' }));
    fill(await desk.findByLabelText('Nome da oportunidade'), 'Frota');
    sandbox.state.setFault({ call: 'EXT-07', fault: '500' });
    press(desk.getByRole('button', { name: 'Salvar no CRM' }));
    await expect(await desk.findByText(/A resposta do CRM não chegou/)).toBeVisible();
  }),
};

export const NoSeller: Story = {
  name: 'Sem perfil de vendedor',
  parameters: about('Quem entrou e não vende lê por que a mesa não é para si.', { user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-quotation');
    await expect(await findByText('Esta área é dos vendedores das concessionárias')).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/ventas">Hablá con el soporte de ventas</a>' },
  parameters: about('A mesma mesa na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-quotation');
    await expect(await findByRole('combobox', { name: 'Versión, por código o palabras' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-quotation');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
  }),
};

import { expect, waitFor } from 'storybook/test';
import { setLastViewedOffer } from '#features/car/car-store';
import { callsOf } from './lib/sandbox';
import { choose, fillForm, heard, inside, press, textIn } from './lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-test-drive'> = {
  title: 'Widgets/vt-test-drive',
  component: component('vt-test-drive'),
  args: { mvs: '358AF11', dealer: '135503081', children: '<a href="/contato">Fale com a gente</a>' },
  // A request is in the page's URL, which the next story shares.
  beforeEach: () => () => {
    const url = new URL(location.href);
    url.searchParams.delete('test-drive');
    history.replaceState(history.state, '', url);
  },
};
export default meta;
type Story = WidgetStory<'vt-test-drive'>;

const PERSON = { name: 'Ana Nogueira', email: 'ana@exemplo.com.br', phone: '(11) 95550-0101' };

/** Chooses the first open day of the next month, its morning, and who comes. */
const fillIn = async (canvasElement: HTMLElement, next = 'Próximo mês', morning = 'Manhã') => {
  const found = await inside(canvasElement, 'vt-test-drive');
  const { root, findByRole } = found;
  const turn = await findByRole('button', { name: next });
  await waitFor(() => expect(root.querySelector('.dealer-card b')).not.toBeNull());
  press(turn);
  await nextFrame();
  press(root.querySelector('[role=gridcell]:not([aria-disabled])') as HTMLElement);
  press(await findByRole('radio', { name: morning }));
  fillForm(root, PERSON);
  return found;
};
const send = async ({ findByRole }: Awaited<ReturnType<typeof fillIn>>, name = 'Solicitar test drive') =>
  press(await findByRole('button', { name }));

export const Default: Story = {
  name: 'A escolha',
  args: { mvs: '', dealer: '' },
  parameters: about('Carro, concessionária, dia, período e quem vem; cada campo diz o que falta.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-test-drive');
    press(await findByRole('button', { name: 'Solicitar test drive' }));
    await expect(await findByText('Selecione o modelo')).toBeVisible();
    await expect(callsOf('TDR-01')).toHaveLength(0);
  }),
};

export const FirstDay: Story = {
  name: 'O primeiro dia livre',
  args: { mvs: '', model: '358' },
  parameters: about(
    'O primeiro dia livre da concessionária já está marcado, e o visitante pode trocá-lo; o período é escolha dele. A versão é opcional.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-test-drive');
    await expect(await findByText(/^Primeiro dia livre: /)).toBeVisible();
    await expect(await findByRole('radio', { name: 'Manhã' })).not.toBeChecked();
    await expect(await findByRole('option', { name: 'Qualquer versão' })).toBeInTheDocument();
  }),
};

export const Sent: Story = {
  name: 'Enviado',
  args: { dealer: '' },
  parameters: about(
    'Quem vem de uma oferta já tem a concessionária dela. Até quando ela responde; o endereço da página guarda a solicitação.',
    { arrange: () => setLastViewedOffer({ id: 'of-fiat-1', kind: 'sale', dealer: '135503081' }) },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-test-drive-requested');
    const found = await fillIn(canvasElement);
    await send(found);
    await expect(await found.findByRole('heading', { name: 'Recebemos sua solicitação' })).toBeVisible();
    await expect(await found.findByRole('button', { name: 'Adicionar ao calendário' })).toBeVisible();
    await expect(events).toHaveLength(1);
    await expect(callsOf('TDR-01').map(({ body }) => body)).toMatchObject([{ idSiteGeo: '135503081' }]);
  }),
};

export const Failed: Story = {
  name: 'Não enviado',
  parameters: about('O que foi preenchido fica, e o visitante pode tentar novamente.', {
    faults: { 'TDR-01': '500' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const found = await fillIn(canvasElement);
    await send(found);
    await expect(await found.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(textIn(found.root, 'name')).toBe(PERSON.name);
  }),
};

export const Mine: Story = {
  name: 'Os de quem entrou',
  parameters: about('A situação de cada um. Um que ainda vem se cancela com um motivo.', { user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-test-drive-cancelled');
    const { findAllByRole, findByRole, findByText } = await inside(canvasElement, 'vt-test-drive');
    press((await findAllByRole('button', { name: /^Ver o test drive/ }))[0] as HTMLElement);
    press(await findByRole('button', { name: 'Cancelar o test drive' }));
    choose(await findByRole('combobox', { name: 'Motivo do cancelamento' }), 'Outro motivo');
    await nextFrame();
    press(await findByRole('button', { name: 'Confirmar o cancelamento' }));
    await expect(await findByText(/^O test drive foi cancelado/)).toBeVisible();
    await expect(events).toHaveLength(1);
  }),
};

export const Done: Story = {
  name: 'A avaliação',
  args: { 'test-drive': 'td-feito' },
  parameters: about('Depois do test drive: de 1, muito ruim, a 5, muito bom.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-test-drive');
    press(await findByRole('radio', { name: '4, Bom' }));
    press(await findByRole('button', { name: 'Enviar avaliação' }));
    await expect(await findByText('Obrigado pela avaliação: 4 de 5, bom.')).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { mvs: '', dealer: '', children: '<a href="/contacto">Contactanos</a>' },
  parameters: about('O mesmo agendamento na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-test-drive');
    press(await findByRole('button', { name: 'Solicitar test drive' }));
    await expect(await findByText('Elegí el día')).toBeVisible();
  }),
};

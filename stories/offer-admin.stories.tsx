import { expect, waitFor, within } from 'storybook/test';
import { wholeRecord } from '#services/entities/whole-record';
import { getOffer } from '#services/offer-admin';
import { updateOffer } from '#services/offer-staff';
import { fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-offer-admin'> = {
  title: 'Widgets/vt-offer-admin',
  component: component('vt-offer-admin'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  parameters: { vitrine: { user: 'ofertas' } },
  beforeEach: () => () => history.replaceState(null, '', location.pathname),
};
export default meta;
type Story = WidgetStory<'vt-offer-admin'>;

type Inside = Awaited<ReturnType<typeof inside>>;

/** Presses an action of the first row's menu. */
async function rowAction({ root, findByRole }: Inside, action: string): Promise<void> {
  press(root.querySelector('tbody [aria-haspopup=menu]') as HTMLElement);
  press(await findByRole('menuitem', { name: action }));
}

/** Confirms what a dialog asks. */
async function confirm({ findByRole }: Inside, action: string): Promise<void> {
  press(within(await findByRole('dialog')).getByRole('button', { name: action }));
}

/** Waits for the notice of what was done. */
const noticed = ({ root }: Inside, text: RegExp) =>
  waitFor(() => expect(root.querySelector('.undo p')).toHaveTextContent(text));

export const Default: Story = {
  name: 'As ofertas',
  parameters: about('A tabela, o que se faz com uma oferta na hora e como desfazer.'),
  play: asWritten(async ({ canvasElement }) => {
    const view = await inside(canvasElement, 'vt-offer-admin');
    const { findByText, findAllByRole, findByRole, findByLabelText } = view;
    await findAllByRole('rowheader');
    for (const [action, done] of [
      ['Despublicar', /despublicada\.$/],
      ['Marcar como vendida', /marcada como vendida\.$/],
    ] as const) {
      await rowAction(view, action);
      await noticed(view, done);
      press(await findByRole('button', { name: 'Desfazer' }));
      await noticed(view, /^Desfeito\.$/);
    }
    await rowAction(view, 'Reprovar');
    fill(await findByLabelText(/^Motivo/), 'Preço fora da tabela vigente');
    await confirm(view, 'Reprovar');
    await expect(await findByText(/reprovada\.$/)).toBeVisible();
    await rowAction(view, 'Remover');
    await confirm(view, 'Remover');
    await expect(await findByText(/removida\.$/)).toBeVisible();
  }),
};

export const Editing: Story = {
  name: 'Alterada por duas pessoas',
  parameters: about('As duas mudaram o título: quem salva depois escolhe qual vale, e nada se perde.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole, findByRole, findByText, findByLabelText } = await inside(
      canvasElement,
      'vt-offer-admin',
    );
    const [first] = await findAllByRole('rowheader');
    press(first?.querySelector('button') as HTMLElement);
    const id = 'of-fiat-1';
    const title = 'Fiat Argo em oferta';
    await updateOffer({ id, body: wholeRecord(await getOffer({ id }), { title }) });
    fill(await findByLabelText('Título', { selector: '#title' }), 'Argo do mês');
    press(await findByRole('button', { name: 'Salvar oferta' }));
    await expect(await findByText('A da outra pessoa: Fiat Argo em oferta')).toBeVisible();
  }),
};

export const Ordering: Story = {
  name: 'Uma nova e a ordem, em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about('Uma oferta nova; e as publicadas na ordem em que as pessoas as veem.'),
  play: asWritten(async ({ canvasElement }) => {
    const view = await inside(canvasElement, 'vt-offer-admin');
    const { root, findByRole, findAllByRole, findByLabelText, findByText } = view;
    press(await findByRole('button', { name: 'Nueva oferta' }));
    fill(await findByRole('combobox', { name: 'Versión del auto' }), '208 gt t200', { leave: false });
    // Of the combobox, not of the table's filters.
    const found = () => root.querySelectorAll<HTMLElement>('[role=option]');
    await waitFor(() => expect(found()).toHaveLength(1));
    press(found()[0] as HTMLElement);
    fill(await findByLabelText('Título', { selector: '#title' }), 'Oferta de verano');
    for (const [name, value] of [
      ['value', '30000000'],
      ['valid', '2026-12-01'],
      ['valid-to', '2026-12-31'],
    ] as const) {
      fill(root.querySelector(`#${name}`) as HTMLElement, value);
      // Both days are one value of the form, which the next render has.
      await new Promise(requestAnimationFrame);
    }
    press(await findByRole('button', { name: 'Guardar oferta' }));
    await expect(await findByText('Se guardó la oferta “Oferta de verano”.')).toBeVisible();
    press(await findByRole('button', { name: 'Ordenar las publicadas' }));
    const [down] = await findAllByRole('button', { name: /^Bajar / });
    press(down as HTMLElement);
    press(await findByRole('button', { name: 'Guardar orden' }));
    await noticed(view, /^Se guardó el nuevo orden\.$/);
  }),
};

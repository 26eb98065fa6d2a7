import { expect, waitFor } from 'storybook/test';
import { wholeRecord } from '#services/entities/whole-record';
import { getPromotion, getPromotionGroup, updatePromotion, updatePromotionGroup } from '#services/promotion';
import { callsOf } from './lib/sandbox';
import { choose, fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-promotion-admin'> = {
  title: 'Widgets/vt-promotion-admin',
  component: component('vt-promotion-admin'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  parameters: { vitrine: { user: 'nation' } },
  beforeEach: () => () => history.replaceState(null, '', location.pathname),
};
export default meta;
type Story = WidgetStory<'vt-promotion-admin'>;

export const Default: Story = {
  name: 'Uma promoção, alterada por duas pessoas',
  parameters: about('As duas mudaram o nome: quem salva depois escolhe qual vale, e nada se perde.'),
  globals: { brand: 'fiat' },
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-promotion-admin');
    press(await findByRole('button', { name: 'Verão de Portas Abertas' }));
    await findByRole('button', { name: 'Salvar promoção' });
    const present = await getPromotion({ id: 'verao-fiat' });
    const { id, brand, startsAt, endsAt } = present;
    const change = { name: 'Verão 2027', brand, startsAt, endsAt };
    await updatePromotion({ id, body: wholeRecord(present, change) });
    fill(root.querySelector('dialog #name') as HTMLElement, 'Verão Fiat');
    press(await findByRole('button', { name: 'Salvar promoção' }));
    await expect(await findByText('A da outra pessoa: Verão 2027')).toBeVisible();
  }),
};

export const Created: Story = {
  name: 'Uma promoção nova',
  globals: { brand: 'fiat' },
  parameters: about('O nome, o período e um prêmio bastam; o resto pode vir depois.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-promotion-admin');
    press(await findByRole('button', { name: 'Nova promoção' }));
    await findByRole('button', { name: 'Salvar promoção' });
    const field = (id: string) => root.querySelector(`dialog [id="${id}"]`) as HTMLElement;
    fill(field('name'), 'Natal 2026');
    fill(field('startsAt'), '2026-12-01');
    fill(field('endsAt'), '2026-12-24');
    fill(field('prizes.0.name'), 'Ceia');
    press(await findByRole('button', { name: 'Salvar promoção' }));
    await expect(await findByText('Promoção Natal 2026 salva.')).toBeVisible();
    await expect(callsOf('PRM-01')).toHaveLength(1);
  }),
};

export const Groups: Story = {
  name: 'Um grupo, do começo ao fim',
  parameters: about('Criado, alterado como outra pessoa o deixou, e removido depois de uma pergunta.'),
  globals: { brand: 'fiat' },
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-promotion-admin');
    press(await findByRole('tab', { name: 'Grupos' }));
    press(await findByRole('button', { name: 'Novo grupo' }));
    await findByRole('button', { name: 'Salvar grupo' });
    fill(root.querySelector('dialog #name') as HTMLElement, 'Feirões');
    press(await findByRole('button', { name: 'Salvar grupo' }));
    press(await findByRole('button', { name: 'Feirões' }));
    await findByRole('button', { name: 'Salvar grupo' });
    const { version = 1 } = await getPromotionGroup({ id: 'feiroes' });
    await updatePromotionGroup({
      id: 'feiroes',
      body: { name: 'Feirões', brand: 'fiat', promotionIds: ['ferias-fiat'], version },
    });
    fill(root.querySelector('dialog #name') as HTMLElement, 'Feirões de fábrica');
    press(await findByRole('button', { name: 'Salvar grupo' }));
    await findByText('Incluímos o que a outra pessoa alterou: Promoções.');
    press(await findByRole('button', { name: 'Salvar grupo' }));
    press(await findByRole('button', { name: 'Ações de Feirões de fábrica' }));
    press(await findByRole('menuitem', { name: 'Remover' }));
    press(await findByRole('button', { name: 'Remover' }));
    await expect(await findByText('Grupo Feirões de fábrica removido.')).toBeVisible();
  }),
};

export const DenyList: Story = {
  name: 'Os impedidos, em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about(
    'Os documentos ficam ocultos; uma lista importada mostra a diferença antes de ser enviada.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByLabelText, findByText } = await inside(
      canvasElement,
      'vt-promotion-admin',
    );
    press(await findByRole('tab', { name: 'Impedidos' }));
    choose(await findByLabelText('Promoción'), 'rota-peugeot');
    await findByRole('rowheader', { name: '••-•845612•-•' });
    press(await findByRole('button', { name: 'Agregar documento' }));
    fill(await findByLabelText('Documento', { selector: 'dialog input' }), '20-12345678-6');
    press(root.querySelector('dialog [type=submit]') as HTMLElement);
    press(await findByRole('button', { name: /^Acciones de ••-•234567/ }));
    press(await findByRole('menuitem', { name: 'Quitar' }));
    press(await findByRole('button', { name: 'Quitar' }));
    await findByText('1 documento salió de la lista.');
    press(await findByRole('button', { name: 'Importar lista' }));
    fill(await findByLabelText('Pegá la lista acá'), '20-28456123-7;Otro motivo\n12.345.678;Empleado');
    press(await findByRole('button', { name: 'Revisar la lista' }));
    press(await findByRole('button', { name: 'Importar las 2 filas correctas' }));
    press(await findByRole('radio', { name: /^Reemplazarla/ }));
    press(await findByRole('button', { name: 'Enviar 4 cambios' }));
    press(await findByRole('button', { name: 'Enviar ahora' }));
    await findByText('Lista enviada. Entraron: 1. Salieron: 2. Cambiaron de motivo: 1.');
    press(await findByRole('button', { name: 'Vaciar la lista' }));
    const dialog = await findByRole('dialog');
    press(dialog.querySelector('.confirm-actions button') as HTMLElement);
    await waitFor(() => expect(root).toHaveTextContent('Nadie está impedido'));
  }),
};

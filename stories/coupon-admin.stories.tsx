import { expect, waitFor } from 'storybook/test';
import { callsOf } from './lib/sandbox';
import { fillForm, heard, inside, press, textIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-coupon-admin'> = {
  title: 'Widgets/vt-coupon-admin',
  component: component('vt-coupon-admin'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  parameters: { vitrine: { user: 'nation' } },
};
export default meta;
type Story = WidgetStory<'vt-coupon-admin'>;

const FILLED = { couponId: 'cup-of-jeep-1-48', cpf: '390.533.447-05' };

export const Cleared: Story = {
  name: 'De um cupom, por um CPF',
  parameters: about('Uma pergunta antes; depois, quantos usos foram liberados. Do CPF aparece só o meio.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-coupon-cleared');
    const { root, findByRole, findAllByText } = await inside(canvasElement, 'vt-coupon-admin');
    const clear = await findByRole('button', { name: 'Liberar usos' });
    fillForm(root, FILLED);
    press(clear);
    const question = await findByRole('dialog');
    await waitFor(() => expect((root.getRootNode() as ShadowRoot).activeElement).toBe(question));
    press(await findByRole('button', { name: 'Liberar' }));
    await findAllByText('1 uso do cupom cup-of-jeep-1-48 para o CPF •••.533.447-•• foi liberado.');
    await expect(callsOf('CPN-08')).toHaveLength(1);
    await expect(events).toEqual([{ couponId: 'cup-of-jeep-1-48', cleared: 1 }]);
  }),
};

export const OfCpf: Story = {
  name: 'De todos os cupons de um CPF',
  parameters: about('Um campo só; a pergunta diz que vale para todos os cupons.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByLabelText, findAllByText } = await inside(
      canvasElement,
      'vt-coupon-admin',
    );
    press(await findByLabelText('Todos os cupons de um CPF'));
    fillForm(root, { cpf: FILLED.cpf });
    press(await findByRole('button', { name: 'Liberar usos' }));
    press(await findByRole('button', { name: 'Liberar' }));
    await findAllByText('2 usos de cupons do CPF •••.533.447-•• foram liberados.');
    await expect(callsOf('CPN-06')).toHaveLength(1);
  }),
};

export const Lost: Story = {
  name: 'Resposta perdida',
  parameters: about('Diz que não se sabe e que repetir é seguro; a lista da visita também o diz.', {
    faults: { 'CPN-07': '503' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByLabelText, findByText } = await inside(canvasElement, 'vt-coupon-admin');
    press(await findByLabelText('Um cupom para todos'));
    fillForm(root, { couponId: FILLED.couponId });
    press(await findByRole('button', { name: 'Liberar usos' }));
    press(await findByRole('button', { name: 'Liberar' }));
    await expect(await findByText(/É seguro repetir/)).toBeVisible();
    await expect(await findByText('Sem resposta: cupom cup-of-jeep-1-48.')).toBeVisible();
    await expect(textIn(root, 'couponId')).toBe(FILLED.couponId);
  }),
};

export const WithoutTheRole: Story = {
  name: 'Sem o papel',
  parameters: about('Quem não tem o papel voucher_admin lê que a conta não tem acesso.', { user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-coupon-admin');
    await expect(await findByText(/^Sua conta não tem permissão/)).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about('Na Argentina também se pede um CPF: o serviço não conhece o DNI. Falta um campo.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-coupon-admin');
    press(await findByRole('button', { name: 'Liberar usos' }));
    await expect(await findByText('Escribí el ID del cupón')).toBeVisible();
  }),
};

import { expect, waitFor, within } from 'storybook/test';
import { choose, fillForm, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-card-wallet'> = {
  title: 'Widgets/vt-card-wallet',
  component: component('vt-card-wallet'),
  args: { children: '<a href="/ajuda/cartoes">Ajuda com cartões</a>' },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-card-wallet'>;

/** Sends the form of the open dialog. */
const save = (root: HTMLElement) => press(root.querySelector('dialog [type=submit]') as HTMLElement);

export const Default: Story = {
  name: 'Os cartões',
  parameters: about('O favorito primeiro; abaixo, os contratos, cada um com o cartão que paga.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-card-wallet');
    await expect(await findByRole('heading', { name: /^Visa final/ })).toBeVisible();
    const heading = await findByRole('heading', { name: 'Serviços conectados' });
    const contract = within(heading.closest('li') as HTMLElement);
    const card = contract.getByLabelText<HTMLSelectElement>('Cartão que paga');
    const other = [...card.options].find(({ text }) => text.startsWith('Mastercard'));
    choose(card, other?.value ?? '');
    press(await contract.findByRole('button', { name: 'Usar este cartão' }));
    await expect(await findByText(/^Serviços conectados será pago com Mastercard final/)).toBeVisible();
  }),
};

export const Add: Story = {
  name: 'Incluir',
  args: { calls: 'card-management' },
  parameters: about('A bandeira vem do número; um número errado não é enviado.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-card-wallet');
    const typed = async (number: string) => {
      press(await findByRole('button', { name: 'Incluir cartão' }));
      await findByRole('dialog');
      fillForm(root, { number, holderName: 'Ana Prado', dueDate: '12/39', cvv: '123' });
      await waitFor(() => expect(root.querySelector('.adorn-text')).toHaveTextContent('Mastercard'));
      save(root);
    };
    await typed('5555 5555 5555 4444');
    await expect(await findByText('O cartão foi incluído.')).toBeVisible();
    await expect(await findByRole('heading', { name: 'Mastercard final 4444' })).toBeVisible();
    await typed('5555 5555 5555 4445');
    await expect(await findByText('Número do cartão inválido')).toBeVisible();
  }),
};

export const Empty: Story = {
  name: 'Sem cartões',
  parameters: about('Diz para que servem, e como incluir o primeiro.', { faults: { 'PIN-02': 'empty' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-card-wallet');
    await expect(await findByText('Nenhum cartão ainda')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('O visitante pode tentar novamente.', { faults: { 'PIN-02': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-card-wallet');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Remove: Story = {
  name: 'Editar e remover',
  args: { calls: 'card-management' },
  parameters: about(
    'Editar muda a validade e o nome. Remover pergunta antes, e diz os contratos que o cartão paga.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText, queryByRole } = await inside(canvasElement, 'vt-card-wallet');
    await findByText('Serviços conectados');
    press(await findByRole('button', { name: /^Editar: Visa/ }));
    await findByRole('dialog', { name: /^Editar Visa/ });
    fillForm(root, { dueDate: '11/38' });
    save(root);
    await expect(await findByText('Validade 11/38')).toBeVisible();
    press(await findByRole('button', { name: /^Remover: Mastercard/ }));
    await findByRole('dialog', { name: /^Remover Mastercard/ });
    save(root);
    await expect(await findByText('O cartão foi removido.')).toBeVisible();
    await waitFor(() => expect(queryByRole('heading', { name: /^Mastercard final/ })).toBeNull());
    press(await findByRole('button', { name: /^Remover: Visa/ }));
    await expect(await findByText(/^Ele paga: Serviços conectados\./)).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/ayuda/tarjetas">Ayuda con tarjetas</a>' },
  parameters: about('A mesma carteira na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-card-wallet');
    await expect(await findByRole('button', { name: 'Agregar tarjeta' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-card-wallet');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
  }),
};

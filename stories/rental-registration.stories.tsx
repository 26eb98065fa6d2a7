import { expect } from 'storybook/test';
import { callsOf } from './lib/sandbox';
import { choose, fillForm, heard, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-rental-registration'> = {
  title: 'Widgets/vt-rental-registration',
  component: component('vt-rental-registration'),
  args: { 'contact-url': '/contato', children: '<a href="/assinatura">Conheça o carro por assinatura</a>' },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-rental-registration'>;

const LICENCE = { licenceNumber: '01234567807', licenceExpiry: '01/01/2030' };
/** The form, without a start. */
async function openForm(canvas: HTMLElement) {
  const view = await inside(canvas, 'vt-rental-registration');
  press(await view.findByRole('button', { name: 'Ver meu cadastro' }));
  await view.findByRole('heading', { name: 'Dados do cadastro' });
  return view;
}

export const Waiting: Story = {
  name: 'À espera do serviço',
  parameters: about('O início é do serviço, que demora; a página pergunta sozinha.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-rental-registration');
    press(await findByRole('button', { name: 'Começar cadastro' }));
    await expect(await findByText('O serviço está preparando o seu cadastro…')).toBeVisible();
    await expect(callsOf('RUS-01')).toHaveLength(1);
  }),
};

export const Person: Story = {
  name: 'Pessoa',
  parameters: about(
    'O que já se sabe da conta, e a habilitação de quem dirige; o que falta aparece no campo.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole } = await openForm(canvasElement);
    press(getByRole('button', { name: 'Salvar cadastro' }));
    await expect(await findByText('Digite o número da CNH')).toBeVisible();
    await expect(callsOf('RUS-04')).toHaveLength(0);
  }),
};

export const Company: Story = {
  name: 'Empresa',
  parameters: about('A empresa e quem responde por ela; a habilitação é opcional.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole } = await openForm(canvasElement);
    press(getByRole('radio', { name: 'Pessoa jurídica' }));
    await expect(await findByText('Quem responde por ela')).toBeVisible();
  }),
};

export const Saved: Story = {
  name: 'Salvo e alterado',
  args: { 'next-url': '/propostas' },
  parameters: about('Depois de salvo, uma alteração envia só o que mudou.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-rental-registration-saved');
    const { root, findByRole, getByRole, getByLabelText } = await openForm(canvasElement);
    fillForm(root, LICENCE);
    choose(getByLabelText('Categoria'), 'B');
    press(getByRole('button', { name: 'Salvar cadastro' }));
    await expect(await findByRole('heading', { name: 'Cadastro de locação salvo' })).toBeVisible();
    press(getByRole('button', { name: 'Alterar os dados' }));
    await findByRole('heading', { name: 'O seu cadastro' });
    fillForm(root, { phone: '(11) 95550-0199' });
    press(getByRole('button', { name: 'Salvar alterações' }));
    await expect(await findByRole('heading', { name: 'Cadastro de locação atualizado' })).toBeVisible();
    await expect(callsOf('EXT-06').map(({ body }) => body)).toEqual([{ phone: '11955500199' }]);
    await expect(events).toHaveLength(2);
  }),
};

export const OtherService: Story = {
  name: 'Leitura pelo serviço do usuário',
  parameters: about('Se o serviço de locação não responde, o do usuário diz o que sabe.', {
    faults: { 'RUS-03': '404' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    await openForm(canvasElement);
    await expect(callsOf('USR-02')).toHaveLength(1);
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/suscripcion">Conocé el auto por suscripción</a>' },
  parameters: about('O mesmo cadastro na Argentina, com DNI e CUIT.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByLabelText } = await inside(canvasElement, 'vt-rental-registration');
    press(await findByRole('button', { name: 'Ver mi inscripción' }));
    await expect(await findByLabelText('DNI')).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-rental-registration');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
  }),
};

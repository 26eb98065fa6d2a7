import { expect } from 'storybook/test';
import { PASSWORD } from '../demo-pages/sandbox/data/users';
import { fillForm, inside, press } from './lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-user-data'> = {
  title: 'Widgets/vt-user-data',
  component: component('vt-user-data'),
  args: { children: '<a href="/entrar">Entrar para completar os meus dados</a>' },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-user-data'>;

const send = (root: HTMLElement) => press(root.querySelector('[type=submit]') as HTMLElement);

export const Default: Story = {
  name: 'Em etapas',
  parameters: about('Começa com o que a conta já tem; cada etapa valida os próprios campos.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByRole } = await inside(canvasElement, 'vt-user-data');
    await expect(await findByLabelText('Nome completo')).toHaveValue('Ana Clara Nogueira Prado');
    fillForm(root, { birthday: '01/02/1990' });
    // A step reads the values as they were last shown.
    await nextFrame();
    send(root);
    await expect(await findByRole('heading', { name: 'Endereço' })).toBeVisible();
  }),
};

export const Agreement: Story = {
  name: 'Com um acordo novo',
  args: {
    steps: 'user-data',
    agreement: 'privacy',
    'agreement-date': '2026-11-01',
    'agreement-url': '/privacidade',
  },
  parameters: about('Aceito na última etapa; sem isso os dados não são enviados.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByRole, findByText } = await inside(canvasElement, 'vt-user-data');
    await findByLabelText('Nome completo');
    fillForm(root, { birthday: '01/02/1990' });
    send(root);
    await expect(await findByText('É preciso aceitar para continuar')).toBeVisible();
    fillForm(root, { agreement: true });
    await nextFrame();
    send(root);
    await expect(await findByRole('heading', { name: 'Seus dados foram salvos' })).toBeVisible();
  }),
};

export const Saved: Story = {
  name: 'Salvo',
  args: { steps: 'user-data', 'next-url': '/conta' },
  parameters: about('O e-mail só muda com a senha. Depois, a mensagem e o caminho adiante.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByRole } = await inside(canvasElement, 'vt-user-data');
    await findByLabelText('Nome completo');
    fillForm(root, { birthday: '01/02/1990', emailPreferred: 'ana.prado@correio.example' });
    await findByLabelText('Senha atual');
    fillForm(root, { password: PASSWORD });
    await nextFrame();
    send(root);
    await expect(await findByRole('link', { name: 'Continuar' })).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('A pessoa pode tentar novamente.', {
    user: 'ana',
    faults: { 'USR-04': '404', 'USR-07': '404' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-user-data');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/ingresar">Ingresar para completar mis datos</a>' },
  parameters: about('As mesmas etapas na Argentina.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText } = await inside(canvasElement, 'vt-user-data');
    await expect(await findByLabelText('Nombre y apellido')).toBeVisible();
  }),
};

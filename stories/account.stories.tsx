import { expect, spyOn, waitFor } from 'storybook/test';
import { inside, press, widgetIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-account'> = {
  title: 'Widgets/vt-account',
  component: component('vt-account'),
  args: {
    'configurator-url': '/monte',
    children: '<a href="/entrar">Entrar na minha conta</a>',
  },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-account'>;

/** The next story begins without a section in its address. */
const restoreAddress = () =>
  history.replaceState(history.state, '', location.href.replace(/&vt-section=[^&]*/, ''));

export const Default: Story = {
  name: 'A área da conta',
  parameters: about('Uma seção de cada vez; os arquivos de cada uma carregam quando ela é aberta.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-account');
    await expect(await findByText('Olá, Ana')).toBeVisible();
    await waitFor(() => expect(widgetIn(root, 'vt-user-data')).toBeVisible());
    press(await findByRole('link', { name: 'Minha garagem' }));
    const garage = await inside(root, 'vt-garage');
    await expect(await garage.findByRole('button', { name: 'Adicionar carro' })).toBeVisible();
    restoreAddress();
  }),
};

export const Chosen: Story = {
  name: 'Só algumas seções, e uma do autor',
  args: {
    sections: 'card-wallet password',
    children:
      '<a href="/entrar">Entrar na minha conta</a><template data-section="ajuda" data-label="Ajuda"><h3>Ajuda</h3><p>Ligue para 0800 555 0100.</p></template>',
  },
  parameters: about('As seções que o autor escolhe, na ordem dele; as dos templates vêm depois.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, getAllByRole } = await inside(canvasElement, 'vt-account');
    await findByRole('link', { name: 'Ajuda' });
    await expect(getAllByRole('link')).toHaveLength(3);
    const wallet = await inside(root, 'vt-card-wallet');
    await expect(await wallet.findByRole('button', { name: 'Incluir cartão' })).toBeVisible();
  }),
};

export const Benefits: Story = {
  name: 'Benefícios',
  args: { sections: 'password', 'discount-club': 'clube', eper: true, rewards: true },
  parameters: about(
    'Quem não tem um benefício lê isso; a aba aberta pelo clique se fecha. Onde o navegador não abre uma aba, há um link.',
    {
      user: 'ana',
      // The parts catalogue has no link of version 3.
      faults: { 'AUTH-04': '403', 'AUTH-11': '404' },
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-account');
    press(await findByRole('link', { name: 'Benefícios' }));
    press(await findByRole('button', { name: /^Recompensas/ }));
    await expect(await findByText('A sua conta não tem este benefício: Recompensas.')).toBeVisible();
    spyOn(window, 'open').mockReturnValue(null);
    press(await findByRole('button', { name: /^Catálogo de peças/ }));
    await expect(await findByRole('link', { name: /^Abrir: Catálogo de peças/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/eper\.example\//),
    );
    restoreAddress();
  }),
};

export const BenefitFailed: Story = {
  name: 'Benefício não abriu',
  args: { sections: 'password', rewards: true },
  parameters: about('A pessoa pode tentar novamente.', { user: 'ana', faults: { 'AUTH-04': '400' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-account');
    press(await findByRole('link', { name: 'Benefícios' }));
    press(await findByRole('button', { name: /^Recompensas/ }));
    await expect(await findByText(/Não foi possível abrir: Recompensas/)).toBeVisible();
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    restoreAddress();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { rewards: true, children: '<a href="/ingresar">Ingresar a mi cuenta</a>' },
  parameters: about('A mesma área na Argentina.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-account');
    await expect(await findByText('Hola, Sofía')).toBeVisible();
    await expect(await findByRole('link', { name: 'Mi concesionario' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await inside(canvasElement, 'vt-account');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
    await expect(getByText('Entre para ver seus dados, seus carros e seus cartões.')).toBeVisible();
  }),
};

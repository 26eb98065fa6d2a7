import { expect, within } from 'storybook/test';
import { fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-maintenance-admin'> = {
  title: 'Widgets/vt-maintenance-admin',
  component: component('vt-maintenance-admin'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  parameters: { vitrine: { user: 'sistemas' } },
  beforeEach: () => () => history.replaceState(null, '', location.pathname),
};
export default meta;
type Story = WidgetStory<'vt-maintenance-admin'>;

export const Default: Story = {
  name: 'Simulação de uma migração',
  parameters: about(
    'A lista é conferida e simulada linha por linha antes de qualquer envio; os dados são mascarados.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-maintenance-admin');
    const simulate = async (list: string, name: string) => {
      await findByRole('button', { name: 'Conferir a lista' });
      fill(root.querySelector('.import-text') as HTMLElement, list);
      press(await findByRole('button', { name: 'Conferir a lista' }));
      press(await findByRole('button', { name }));
    };
    await simulate('nova.pessoa@correio.example', 'Simular com 1 conta');
    press(await findByRole('button', { name: 'Importar' }));
    press(within(await findByRole('dialog')).getByRole('button', { name: 'Importar' }));
    await findByText(/^1 importada, 0 com falha/);
    press(await findByRole('button', { name: 'Fechar' }));
    press(await findByRole('radio', { name: 'Migrar contas' }));
    await findByText(/Nenhuma senha é enviada/);
    await simulate('carla.antunes@antigo.example\ndiego@antigo.example', 'Simular com 2 contas');
    await expect(await findByRole('heading', { name: 'Simulação: o que será enviado' })).toBeVisible();
  }),
};

export const Dictionary: Story = {
  name: 'Dicionário',
  parameters: about('Um valor vazio não é consultado; as traduções de um valor são alteradas e criadas.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-maintenance-admin');
    press(await findByRole('tab', { name: 'Dicionário' }));
    press(await findByRole('button', { name: 'Consultar' }));
    await expect(await findByText('Informe o valor')).toBeVisible();
    fill(root.querySelector('#value') as HTMLElement, 'Outros');
    press(await findByRole('button', { name: 'Consultar' }));
    const save = async (translation: string, question: string) => {
      await expect(await findByRole('heading', { name: 'Tradução de Outros' })).toBeVisible();
      fill(root.querySelector('#translation') as HTMLElement, translation);
      press(await findByRole('button', { name: 'Continuar' }));
      await findByRole('heading', { name: question });
      press(await findByRole('button', { name: 'Gravar' }));
      await findByText(`Tradução de Outros gravada: ${translation}.`);
    };
    press(await findByRole('button', { name: 'Alterar a tradução do campo occupation' }));
    await save('OTHER_JOB', 'Trocar a tradução de Outros para OTHER_JOB?');
    press(await findByRole('button', { name: 'Nova tradução' }));
    await findByRole('dialog');
    fill(root.querySelector('#field') as HTMLElement, 'origin');
    await save('OTHER_ORIGIN', 'Criar a tradução OTHER_ORIGIN para Outros?');
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about('Os mesmos atos na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-maintenance-admin');
    press(await findByRole('tab', { name: 'Beneficios' }));
    await expect(await findByText(/^Pide al servicio que sincronice/)).toBeVisible();
    fill(root.querySelector('[role=tabpanel]:not([hidden]) .import-text') as HTMLElement, '135503081');
    press(await findByRole('button', { name: 'Revisar la lista' }));
    press(await findByRole('button', { name: 'Simular con 1 concesionario' }));
    press(await findByRole('button', { name: 'Sincronizar' }));
    press(within(await findByRole('dialog')).getByRole('button', { name: 'Sincronizar' }));
    await expect(await findByText(/^1 sincronizado, 0 con error/)).toBeVisible();
  }),
};

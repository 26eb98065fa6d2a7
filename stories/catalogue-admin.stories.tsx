import { expect } from 'storybook/test';
import { wholeRecord } from '#services/entities/whole-record';
import { changeSetup, getSetup } from '#services/model-setups';
import { callsOf } from './lib/sandbox';
import { choose, fill, inside, press } from './lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-catalogue-admin'> = {
  title: 'Widgets/vt-catalogue-admin',
  component: component('vt-catalogue-admin'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  parameters: { vitrine: { user: 'sistemas' } },
  globals: { brand: 'fiat' },
  beforeEach: () => () => history.replaceState(null, '', location.pathname),
};
export default meta;
type Story = WidgetStory<'vt-catalogue-admin'>;

export const Default: Story = {
  name: 'Os modelos',
  parameters: about('Configuração de cada modelo; a ordem vale para todos, também os das outras páginas.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-catalogue-admin');
    press(await findByRole('button', { name: 'Argo' }));
    await findByRole('heading', { name: 'Editar Argo' });
    fill(root.querySelector('#category') as HTMLElement, 'Compactos');
    // Another person saves first.
    const present = await getSetup({ id: 'fiat-358' });
    const { id, brand, modelCode } = present;
    await changeSetup({ id, body: wholeRecord(present, { brand, modelCode, highlighted: false }) });
    press(await findByRole('button', { name: 'Salvar configuração' }));
    await expect(await findByText(/Outra pessoa alterou isto/)).toBeVisible();
    press(await findByRole('button', { name: 'Salvar configuração' }));
    await expect(await findByText('Configuração de Argo salva.')).toBeVisible();
    press(await findByRole('button', { name: 'Ordenar modelos' }));
    press(await findByRole('button', { name: 'Descer Argo' }));
    press(await findByRole('button', { name: 'Salvar ordem' }));
    await expect(await findByText(/^2 gravadas, 0 com falha/)).toBeVisible();
  }),
};

export const Color: Story = {
  name: 'Uma cor é alterada',
  parameters: about('O preço e os tons de uma cor; ao salvar, a lista os tem.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findAllByRole, findByRole, findByText } = await inside(canvasElement, 'vt-catalogue-admin');
    press(await findByRole('tab', { name: 'Peças' }));
    const versions = (await findByRole('combobox', { name: 'Versão' })) as HTMLSelectElement;
    choose(versions, '358BF31');
    await findAllByRole('rowheader');
    choose(root.querySelector('#parts-type') as HTMLElement, 'COLOR');
    await nextFrame();
    press(await findByRole('button', { name: 'Filtrar' }));
    press(await findByRole('button', { name: 'Vermelho Montecarlo' }));
    await findByRole('heading', { name: 'Editar Vermelho Montecarlo' });
    fill(root.querySelector('#price') as HTMLElement, '2990');
    fill(root.querySelector('#rgbList') as HTMLElement, '#8c1d18 #1d1d1b');
    press(await findByRole('button', { name: 'Salvar peça' }));
    await expect(await findByText('Peça Vermelho Montecarlo salva.')).toBeVisible();
    const row = (await findByRole('rowheader', { name: 'Vermelho Montecarlo' })).closest('tr');
    await expect(row).toHaveTextContent(/R\$\s2\.990,00/);
    const [saved] = callsOf('ITM-08').slice(-1);
    await expect(saved?.body).toMatchObject({ type: 'COLOR', rgbList: ['#8c1d18', '#1d1d1b'] });
  }),
};

export const SearchIndex: Story = {
  name: 'O índice de busca',
  parameters: about('Cada ação pergunta o que faz e com quantas versões; no fim diz o que o índice tem.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole, findByRole, findByText, getByRole } = await inside(
      canvasElement,
      'vt-catalogue-admin',
    );
    press(await findByRole('tab', { name: 'Busca de acessórios' }));
    press(await findByRole('button', { name: 'Refazer o índice' }));
    await findByRole('heading', { name: 'Refazer o índice inteiro?' });
    press(getByRole('dialog').querySelector('.confirm-actions button') as HTMLElement);
    await expect(await findByText(/^\d+ acessórios no índice\./)).toBeVisible();
    press(await findByRole('button', { name: 'Fechar' }));
    for (const [action, done] of [
      ['Remover do índice', /^1 removida/],
      ['Incluir no índice', /^1 incluída/],
    ] as const) {
      const [first] = await findAllByRole('button', { name: /^Ações de / });
      press(first as HTMLElement);
      press(await findByRole('menuitem', { name: action }));
      await findByRole('dialog');
      press(getByRole('dialog').querySelector('.confirm-actions button') as HTMLElement);
      await findByText(done);
      press(await findByRole('button', { name: 'Fechar' }));
    }
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol, com uma peça nova',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about('As peças de uma versão, na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-catalogue-admin');
    press(await findByRole('tab', { name: 'Piezas' }));
    const versions = (await findByRole('combobox', { name: 'Versión' })) as HTMLSelectElement;
    choose(versions, versions.options[1]?.value ?? '');
    press(await findByRole('button', { name: 'Nueva pieza' }));
    await findByRole('dialog');
    fill(root.querySelector('dialog #name') as HTMLElement, 'Bandeja');
    fill(root.querySelector('#price') as HTMLElement, '1500');
    press(await findByRole('button', { name: 'Guardar pieza' }));
    await expect(await findByText('Se guardó la pieza Bandeja.')).toBeVisible();
  }),
};

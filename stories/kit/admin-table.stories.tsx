import { expect, userEvent, waitFor } from 'storybook/test';
import { TableSample } from '#demo-pages/gallery/TableSample';
import { aboutKit, focusedIn, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/AdminTable',
  parameters: aboutKit(
    'Uma página de uma lista do servidor, com filtros, ordem e seleção; abaixo de 640 px cada linha é um cartão.',
  ),
};
export default meta;

export const Default: KitStory = {
  name: 'Selecionar ofertas',
  parameters: about('A seleção continua em outras páginas e é contada; um filtro novo a desfaz, e diz isso.'),
  render: kit(() => <TableSample pace={5} name="sample-story" />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, getByRole, getAllByRole, findByText, findAllByText } =
      await insideKit(canvasElement);
    await findByRole('table', { name: 'Ofertas da equipe' });
    getByRole('checkbox', { name: 'Selecionar todas as linhas desta página' }).click();
    (await findByRole('button', { name: 'Selecionar todas as 512 linhas da lista' })).click();
    await findAllByText('512 linhas selecionadas');
    (getAllByRole('checkbox')[3] as HTMLElement).click();
    await findAllByText('511 linhas selecionadas');
    const next = getByRole('button', { name: 'Próxima' });
    next.focus();
    next.click();
    await findByText('21–40 de 512');
    await expect(focusedIn(root)).toBe(next);
    await waitFor(() => expect(getAllByRole('checkbox', { checked: true })).toHaveLength(21));
    getByRole('button', { name: 'Limpar seleção' }).click();
    const [actions] = getAllByRole('button', { name: /^Ações de / });
    actions?.click();
    await findByRole('menuitem', { name: 'Remover' });
  }),
};

export const Arranged: KitStory = {
  name: 'Colunas e visões',
  parameters: about('As colunas, a densidade e as visões são da conta, e ficam neste navegador.'),
  render: kit(() => <TableSample pace={5} name="sample-arranged" />),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByRole, queryByRole, getByLabelText, findByText } = await insideKit(canvasElement);
    const open = async (name: string) => {
      (await findByRole('button', { name: 'Organizar' })).click();
      (await findByRole('menuitem', { name })).click();
      await findByRole('dialog', { name });
    };
    await open('Colunas');
    getByRole('checkbox', { name: 'Cidade' }).click();
    getByRole('button', { name: 'Pronto' }).click();
    await waitFor(() => expect(queryByRole('columnheader', { name: 'Cidade' })).toBeNull());
    await open('Visões');
    await userEvent.type(getByLabelText('Nome da visão'), 'Sem cidade');
    getByRole('button', { name: 'Salvar a visão de agora' }).click();
    await findByText('Visão “Sem cidade” salva.');
  }),
};

export const States: KitStory = {
  name: 'Em espanhol: com erro e carregando',
  globals: { language: 'es-AR', brand: 'ram' },
  parameters: about('O que se vê antes da primeira resposta e no lugar dela.'),
  render: kit(() => (
    <>
      <TableSample name="sample-failing" state="failing" pace={5} />
      <TableSample name="sample-loading" caption="Precios" state="loading" />
    </>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await insideKit(canvasElement);
    await expect(await findByRole('alert')).toHaveTextContent('No se pudo cargar la información');
    (await findByRole('button', { name: 'Intentar de nuevo' })).click();
    await findByRole('table', { name: 'Ofertas del equipo' });
  }),
};

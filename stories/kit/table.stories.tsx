import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { columns, versions } from '#demo-pages/gallery/samples';
import { Button } from '#ui/parts/Button';
import { DataTable } from '#ui/parts/DataTable';
import { Empty } from '#ui/parts/Empty';
import { aboutKit, focusedIn, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/DataTable',
  parameters: aboutKit('Tabela com ordenação e páginas; abaixo de 480 px cada linha é um cartão.'),
};
export default meta;

const common = {
  caption: 'Versões',
  columns: columns('pt-BR'),
  idOf: ({ id }: { id: string }) => id,
};
const retried = fn();

export const Default: KitStory = {
  name: 'Padrão',
  parameters: about('A ordem e a página são anunciadas; na última página, o botão continua no lugar.'),
  render: kit(() => <DataTable {...common} rows={versions['pt-BR']} pageSize={5} />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, findByText, getAllByRole } = await insideKit(canvasElement);
    const first = () => getAllByRole('rowheader')[0]?.textContent;
    await expect(first()).toBe('Drive');
    const price = getByRole('columnheader', { name: 'Preço' });
    getByRole('button', { name: 'Preço' }).click();
    await waitFor(() => expect(price).toHaveAttribute('aria-sort', 'ascending'));
    await findByText('Por Preço, ordem crescente');
    getByRole('button', { name: 'Preço' }).click();
    await waitFor(() => expect(price).toHaveAttribute('aria-sort', 'descending'));
    await expect(first()).toBe('Rebel');
    const next = getByRole('button', { name: 'Próxima' });
    next.focus();
    next.click();
    await findByText('Página 2 de 3');
    next.click();
    await findByText('Página 3 de 3');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(focusedIn(root)).toBe(next);
    await expect(getAllByRole('rowheader')).toHaveLength(3);
  }),
};

export const Cards: KitStory = {
  name: 'Em um celular',
  parameters: about(
    'Cartões que continuam sendo uma tabela para leitores de tela; os botões acima mudam a ordem.',
  ),
  render: kit(() => (
    <div className="narrow">
      <DataTable {...common} rows={versions['pt-BR']} pageSize={3} />
    </div>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, getAllByRole, findByText } = await insideKit(canvasElement);
    await expect(getByRole('table', { name: 'Versões' })).toBeVisible();
    await expect(getAllByRole('row')).toHaveLength(4);
    getByRole('button', { name: 'Versão' }).click();
    await findByText('Por Versão, ordem crescente');
    await waitFor(() => expect(getAllByRole('rowheader')[0]?.textContent).toBe('Abarth'));
  }),
};

export const Loading: KitStory = {
  name: 'Carregando',
  parameters: about('O espaço das linhas já está reservado.'),
  render: kit(() => <DataTable {...common} rows={[]} state="loading" />),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await insideKit(canvasElement);
    await findByText('Carregando…');
  }),
};

export const NoRows: KitStory = {
  name: 'Vazia',
  parameters: about('Com uma ação sugerida.'),
  render: kit(() => (
    <DataTable
      {...common}
      rows={[]}
      empty={
        <Empty action={<Button kind="plain">Limpar filtros</Button>}>
          Tente com outra cidade ou outra versão.
        </Empty>
      }
    />
  )),
};

function Failing() {
  const [state, setState] = useState<'failed' | 'ready'>('failed');
  return (
    <DataTable
      {...common}
      rows={state === 'failed' ? [] : versions['pt-BR'].slice(0, 2)}
      state={state}
      onRetry={() => {
        retried();
        setState('ready');
      }}
    />
  );
}

export const Failed: KitStory = {
  name: 'Com erro',
  parameters: about('Com um botão para tentar de novo.'),
  render: kit(Failing),
  play: asWritten(async ({ canvasElement }) => {
    retried.mockClear();
    const { getByRole, findByRole } = await insideKit(canvasElement);
    await expect(getByRole('alert')).toHaveTextContent('Não foi possível carregar as informações');
    getByRole('button', { name: 'Tentar novamente' }).click();
    await findByRole('table');
    await expect(retried).toHaveBeenCalledOnce();
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'citroen' },
  parameters: about('Com os preços da Argentina.'),
  render: kit(() => (
    <DataTable
      {...common}
      caption="Versiones"
      columns={columns('es-AR')}
      rows={versions['es-AR']}
      pageSize={5}
    />
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole } = await insideKit(canvasElement);
    await expect(getByRole('button', { name: 'Siguiente' })).toBeVisible();
  }),
};

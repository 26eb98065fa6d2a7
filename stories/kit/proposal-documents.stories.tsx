import { expect, waitFor, within } from 'storybook/test';
import { Documents } from '#features/documents/Documents';
import { aboutKit, focusedIn, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { callsOf } from '../lib/sandbox';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Proposal/Documents',
  parameters: aboutKit(
    'Os documentos de uma proposta: os que faltam, os que estão sendo enviados e uma nova tentativa sem escolher o arquivo de novo.',
  ),
};
export default meta;

const pdf = (name: string, size = 240_000, type = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type });

const shown = (id = 'prop-pending-document', psa = false) =>
  kit(() => <Documents proposalId={id} psa={psa} />);

/** Lets go of files over a document of the list, as a pointer would. */
function drop(root: HTMLElement, name: string | RegExp, ...files: File[]): HTMLElement {
  const item = within(root).getByRole('heading', { name }).closest('li') as HTMLElement;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  item.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  return item;
}

export const Missing: KitStory = {
  name: 'Faltam documentos',
  parameters: about('Cada um com o seu nome; os que faltam aparecem juntos no topo.'),
  render: shown(),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getAllByText } = await insideKit(canvasElement);
    await findByText('Faltam 3 documentos: CNH, Comprovante de residência e Comprovante de renda.');
    await expect(getAllByText('Falta enviar')).toHaveLength(3);
  }),
};

export const Sending: KitStory = {
  name: 'Enviando',
  parameters: about('Um arquivo por vez; os outros esperam na fila.', { faults: { 'FIN-06': 'timeout' } }),
  render: shown(),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findByRole } = await insideKit(canvasElement);
    await findByText(/Faltam 3 documentos/);
    const item = drop(root, 'CNH', pdf('frente.pdf'), pdf('verso.jpg', 90_000, 'image/jpeg'));
    await findByRole('progressbar', { name: 'Enviando frente.pdf' });
    await expect(await within(item).findByText(/Na fila/)).toBeVisible();
  }),
};

export const Complete: KitStory = {
  name: 'Enviados um a um',
  parameters: about('Depois do último envio, a lista informa que está completa.'),
  render: shown(),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await insideKit(canvasElement);
    await findByText(/Faltam 3 documentos/);
    const item = drop(root, 'CNH', pdf('frente.pdf'), pdf('verso.jpg', 90_000, 'image/jpeg'));
    await within(item).findByText('Recebido');
    drop(root, 'Comprovante de residência', pdf('luz.pdf'));
    drop(root, 'Comprovante de renda', pdf('holerite.png', 50_000, 'image/png'));
    await expect(await findByText('Recebemos todos os documentos.')).toBeVisible();
  }),
};

export const GivenUp: KitStory = {
  name: 'Cancelado',
  parameters: about('Um envio cancelado sai da lista; o foco volta ao botão do documento.', {
    faults: { 'FIN-06': 'timeout' },
  }),
  render: shown(),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findByRole, queryByRole } = await insideKit(canvasElement);
    await findByText(/Faltam 3 documentos/);
    drop(root, 'CNH', pdf('errado.pdf'));
    const cancel = await findByRole('button', { name: 'Cancelar: errado.pdf' });
    cancel.focus();
    cancel.click();
    await waitFor(() => expect(queryByRole('progressbar')).toBeNull());
    await waitFor(() => expect(focusedIn(root)).toHaveAccessibleName('Escolher arquivos: CNH'));
  }),
};

export const NotAccepted: KitStory = {
  name: 'Grande demais, ou de outro tipo',
  parameters: about('Uma mensagem cita o arquivo recusado; os outros são enviados.'),
  render: shown(),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await insideKit(canvasElement);
    await findByText(/Faltam 3 documentos/);
    drop(root, 'CNH', pdf('grande.pdf', 11 * 1024 * 1024), pdf('foto.gif', 9, 'image/gif'));
    await findByText('Arquivos excederam o tamanho máximo, que é de 10 MB por arquivo: grande.pdf');
    await findByText('Este tipo de arquivo não é aceito, só PDF, JPG ou PNG: foto.gif');
  }),
};

export const Offline: KitStory = {
  name: 'Sem conexão ao enviar',
  parameters: about('O arquivo é mantido, com o botão de nova tentativa ao lado.', {
    faults: { 'FIN-06': 'drop' },
  }),
  render: shown(),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, getByRole } = await insideKit(canvasElement);
    await findByText(/Faltam 3 documentos/);
    drop(root, 'CNH', pdf('cnh.pdf'));
    await findByText('Sem conexão: o arquivo não foi enviado. Verifique sua internet.');
    getByRole('button', { name: 'Tentar novamente: cnh.pdf' }).click();
    await waitFor(() => expect(focusedIn(root)).toHaveAccessibleName(/^(Cancelar|Remover): cnh.pdf$/));
    await findByText('Sem conexão: o arquivo não foi enviado. Verifique sua internet.');
  }),
};

export const Denied: KitStory = {
  name: 'Proposta negada',
  parameters: about('O banco não recebe mais documentos (409).'),
  render: shown('prop-denied-proposal'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, queryByRole } = await insideKit(canvasElement);
    await findByText(/Faltam 3 documentos/);
    drop(root, 'CNH', pdf('cnh.pdf'));
    await expect(
      await findByText('Esta proposta não foi aprovada e não recebe mais documentos.'),
    ).toBeVisible();
    await expect(queryByRole('button', { name: /Escolher/ })).toBeNull();
  }),
};

export const OtherType: KitStory = {
  name: 'Outro tipo de documento',
  parameters: about('Um documento que não foi pedido também pode ser enviado; aqui, a um banco da PSA.'),
  render: shown(undefined, true),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, getByRole, findByRole } = await insideKit(canvasElement);
    const name = /Extratos bancários dos últimos 3\smeses/;
    const list = (await findByLabelText('Outro tipo de documento')) as HTMLSelectElement;
    getByRole('button', { name: 'Adicionar' }).click();
    await expect(focusedIn(root)).toBe(list);
    list.value = 'BANK_STATEMENTS';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    getByRole('button', { name: 'Adicionar' }).click();
    await expect(await findByRole('heading', { name })).toHaveTextContent('(opcional)');
    const item = drop(root, name, pdf('extratos.pdf'));
    await expect(await within(item).findByText('Recebido')).toBeVisible();
    await expect(callsOf('FIN-09')).toHaveLength(1);
  }),
};

export const Loading: KitStory = {
  name: 'Carregando',
  parameters: about('Enquanto o banco não responde.', { faults: { 'FIN-07': 'timeout' } }),
  render: shown(),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await insideKit(canvasElement);
    await findByText('Carregando os documentos…');
  }),
};

export const Failed: KitStory = {
  name: 'Lista indisponível',
  parameters: about('Com o botão de nova tentativa.', { faults: { 'FIN-07': '404' } }),
  render: shown(),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await insideKit(canvasElement);
    await findByText(/^Não foi possível carregar as informações/);
    (await findByRole('button', { name: 'Tentar novamente' })).click();
    await findByText(/^Não foi possível carregar as informações/);
  }),
};

export const Narrow: KitStory = {
  name: 'Em um celular, com nomes compridos',
  parameters: about('Nada ultrapassa a largura.', { faults: { 'FIN-06': '500' } }),
  render: kit(() => (
    <div className="narrow">
      <Documents proposalId="prop-pending-document" psa={false} />
    </div>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await insideKit(canvasElement);
    await findByText(/Faltam 3 documentos/);
    drop(root, 'CNH', pdf('carteira_nacional_de_habilitacao_digital_frente_e_verso_2026_11_20.pdf'));
    await findByText('Um erro ocorreu, tente novamente');
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('A mesma lista na Argentina.'),
  render: shown(),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await insideKit(canvasElement);
    await findByText(
      'Faltan 3 documentos: Licencia de conducir, Comprobante de domicilio y Comprobante de ingresos.',
    );
  }),
};

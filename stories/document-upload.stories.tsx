import { expect, within } from 'storybook/test';
import { documentManners } from '../demo-pages/sandbox/rules/document-manners';
import { sandbox } from './lib/sandbox';
import { inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const ORDER = 'res-user-ana-7';
const TAG = 'vt-document-upload';

const meta: WidgetMeta<'vt-document-upload'> = {
  title: 'Widgets/vt-document-upload',
  component: component(TAG),
  args: {
    order: ORDER,
    'orders-url': '/pedidos',
    children: '<a href="/contato">Enviar os documentos pela concessionária</a>',
  },
  parameters: { vitrine: { user: 'ana' } },
  // What was not sent is remembered for a reload, and the stories share a page.
  beforeEach: () => () => sessionStorage.clear(),
};
export default meta;
type Story = WidgetStory<'vt-document-upload'>;

const pdf = (name: string, size = 240_000, type = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type });

/** Lets go of files over a document of the list, as a pointer would. */
async function drop(canvas: HTMLElement, name: string, ...files: File[]): Promise<HTMLElement> {
  const { findByRole } = await inside(canvas, TAG);
  const item = (await findByRole('heading', { name: new RegExp(name) })).closest('li') as HTMLElement;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  item.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  return item;
}

export const Default: Story = {
  name: 'Os documentos de um pedido',
  parameters: about('Cada documento com a sua situação; um recusado diz o motivo.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByText } = await inside(canvasElement, TAG);
    await findByText(/^Faltam 3 documentos/);
    await expect(getByText(/^Motivo: A imagem está cortada/)).toBeVisible();
  }),
};

export const Sending: Story = {
  name: 'Enviando',
  parameters: about('Um arquivo por vez, com o que já chegou; os outros esperam na fila.', {
    user: 'ana',
    faults: { 'UPL-01': 'timeout' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const item = await drop(canvasElement, 'CNH', pdf('frente.pdf'), pdf('verso.pdf'));
    await within(item).findByRole('progressbar', { name: 'Enviando frente.pdf' });
    await expect(within(item).getByText(/Na fila/)).toBeVisible();
  }),
};

export const Paused: Story = {
  name: 'Em pausa',
  parameters: about('O envio continua de onde parou; o foco fica no mesmo botão.', {
    user: 'ana',
    faults: { 'UPL-01': 'timeout' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const item = await drop(canvasElement, 'CNH', pdf('cnh.pdf'));
    press(await within(item).findByRole('button', { name: 'Pausar: cnh.pdf' }));
    await expect(await within(item).findByRole('button', { name: 'Continuar: cnh.pdf' })).toBeVisible();
  }),
};

export const Received: Story = {
  name: 'Todos recebidos',
  parameters: about('O que foi enviado nesta visita pode ser visto no próprio navegador.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, TAG);
    for (const name of ['CNH', 'Comprovante de residência', 'Comprovante de renda']) {
      const item = await drop(canvasElement, name, pdf('frente.pdf', 900), pdf('verso.pdf', 800));
      await within(item).findByText('Recebido');
      await expect(within(item).getAllByRole('link', { name: /^Ver: / })).toHaveLength(2);
    }
    await expect(await findByText('Recebemos todos os documentos.')).toBeVisible();
  }),
};

export const Refused: Story = {
  name: 'Arquivos que não podem ser enviados',
  parameters: about('Cada um com o seu motivo, antes de qualquer envio.'),
  play: asWritten(async ({ canvasElement }) => {
    const item = await drop(
      canvasElement,
      'CNH',
      pdf('grande.pdf', 11 * 1024 * 1024),
      pdf('foto.gif', 9, 'image/gif'),
      pdf('vazio.pdf', 0),
    );
    const { findByText } = within(item);
    await findByText('Arquivos excederam o tamanho máximo, que é de 10 MB por arquivo: grande.pdf');
    await findByText('Este tipo de arquivo não é aceito, só PDF, JPG ou PNG: foto.gif');
    await expect(await findByText('Arquivo vazio: vazio.pdf')).toBeVisible();
  }),
};

export const Identity: Story = {
  name: 'Identidade por validar',
  args: { 'identity-url': '/identidade' },
  parameters: about(
    'Os arquivos ficam escolhidos; a validação abre em uma nova aba, e o envio segue depois dela.',
    {
      user: 'ana',
      arrange: () => {
        documentManners(sandbox.world).needsIdentity = true;
      },
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const item = await drop(canvasElement, 'CNH', pdf('cnh.pdf', 900));
    const { findByRole } = await inside(canvasElement, TAG);
    await expect(await findByRole('link', { name: /^Validar a identidade/ })).toBeVisible();
    await expect(within(item).getByText(/cnh\.pdf/)).toBeVisible();
  }),
};

export const Proposal: Story = {
  name: 'De uma proposta',
  args: { order: '', proposal: 'prop-pending-document' },
  parameters: about('A lista vem do banco.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, TAG);
    await expect(await findByRole('heading', { name: 'Documentos da proposta' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: {
    order: 'res-user-sofia-7',
    children: '<a href="/contacto">Enviar los documentos por el concesionario</a>',
  },
  parameters: about('Os mesmos documentos na Argentina.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, TAG);
    await expect(await findByText(/^Faltan 3 documentos/)).toBeVisible();
  }),
};

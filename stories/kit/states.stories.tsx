import { expect, fn, waitFor } from 'storybook/test';
import { FieldFailure } from '#ui/fields/FieldFailure';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Loading } from '#ui/parts/Loading';
import { Skeleton } from '#ui/parts/Skeleton';
import { Success } from '#ui/parts/Success';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Empty, Loading, Failed',
  parameters: aboutKit('O que fica no lugar do que não há, ainda não há ou não se pôde ter.'),
};
export default meta;

const retried = fn();

export const Nothing: KitStory = {
  name: 'Vazio',
  parameters: about('O texto padrão da especificação, ou outro, com uma ação.'),
  render: kit(() => (
    <>
      <Empty />
      <Empty title="Nenhum carro salvo" action={<Button>Ver ofertas</Button>}>
        Toque no coração de uma oferta para guardá-la aqui.
      </Empty>
    </>
  )),
};

export const Done: KitStory = {
  name: 'Feito',
  parameters: about('O que o visitante enviou, reservou ou agendou; o título recebe o foco.'),
  render: kit(() => (
    <Success>
      <FocusHeading level={2}>Recebemos seu pedido</FocusHeading>
      <p>Um consultor responde em até 24 horas úteis.</p>
    </Success>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole } = await insideKit(canvasElement);
    // The focus moves in an effect, which follows the rendering that insideKit waits for.
    await waitFor(() =>
      expect(getByRole('heading', { name: 'Recebemos seu pedido' }).matches(':focus')).toBe(true),
    );
  }),
};

export const Waiting: KitStory = {
  name: 'Carregando',
  parameters: about('O texto entra um instante depois da região: só assim o leitor de tela o anuncia.'),
  render: kit(() => <Loading />),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await insideKit(canvasElement);
    await expect(await findByText('Carregando…')).toHaveAttribute('role', 'status');
  }),
};

export const Skeletons: KitStory = {
  name: 'Esqueletos',
  parameters: about(
    'A forma do conteúdo: textos, imagens, linhas. O leitor de tela anuncia só o carregamento.',
  ),
  render: kit(() => (
    <>
      <Loading>
        <Skeleton />
      </Loading>
      <div className="narrow">
        <Skeleton kind="media" count={2} />
      </div>
      <Skeleton kind="rows" count={3} />
    </>
  )),
};

export const Broken: KitStory = {
  name: 'Com erro',
  parameters: about('Informa o que aconteceu e oferece uma nova tentativa.'),
  render: kit(() => <Failed onRetry={retried} />),
  play: asWritten(async ({ canvasElement }) => {
    retried.mockClear();
    const { getByRole } = await insideKit(canvasElement);
    await expect(getByRole('alert')).toHaveTextContent('Não foi possível carregar as informações');
    getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(retried).toHaveBeenCalledOnce();
  }),
};

export const NoChoices: KitStory = {
  name: 'Opções que não carregaram',
  parameters: about('Abaixo de um campo cujas opções não vieram, com uma nova tentativa.'),
  render: kit(() => <FieldFailure onRetry={retried} />),
  play: asWritten(async ({ canvasElement }) => {
    retried.mockClear();
    const { getByRole } = await insideKit(canvasElement);
    getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(retried).toHaveBeenCalledOnce();
  }),
};

export const Retrying: KitStory = {
  name: 'Tentando de novo',
  parameters: about('O botão fica ocupado.'),
  render: kit(() => <Failed onRetry={retried} busy />),
};

export const Long: KitStory = {
  name: 'Palavras longas',
  parameters: about('Em uma largura pequena.'),
  render: kit(() => (
    <div className="narrow">
      <Failed onRetry={retried}>
        A simulação não está disponível no momento. Nenhum resultado foi encontrado.
      </Failed>
    </div>
  )),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('Os três na Argentina.'),
  render: kit(() => (
    <>
      <Empty />
      <Loading />
      <Failed onRetry={retried} />
    </>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { getByText } = await insideKit(canvasElement);
    await expect(getByText('No se encontraron resultados')).toBeVisible();
  }),
};

import { expect, waitFor } from 'storybook/test';
import { useDrawnStream } from '#demo-pages/gallery/drawn-stream';
import { Button } from '#ui/parts/Button';
import { CameraFrame } from '#ui/parts/CameraFrame';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/CameraFrame',
  parameters: aboutKit('O lugar da imagem da câmera, com a marca por cima. A imagem vem de quem a pediu.'),
};
export default meta;

/** Each reason without buttons of its own is shown once. */
const REASONS = ['dismissed', 'in-use', 'insecure', 'unsupported', 'failed', 'lost', 'paused'] as const;

function drawnPicture(): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = 300;
  picture.height = 400;
  const context = picture.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#7d9aa8';
  context.fillRect(0, 0, 300, 400);
  return picture;
}

function Face() {
  const stream = useDrawnStream();
  return (
    <CameraFrame state="live" shape="face" stream={stream} mirrored>
      <Button>Tirar foto</Button>
    </CameraFrame>
  );
}

export const Live: KitStory = {
  name: 'Rosto',
  parameters: about('A moldura oval e, abaixo dela, a instrução.'),
  render: kit(Face),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByText } = await insideKit(canvasElement);
    const video = root.querySelector('video');
    await waitFor(() => expect(video?.srcObject).not.toBeNull());
    await expect(video?.muted).toBe(true);
    await expect(getByText(/Posicione o rosto/)).toHaveAttribute('role', 'status');
  }),
};

function Document() {
  return <CameraFrame state="live" shape="document" stream={useDrawnStream()} guide="Aproxime mais" />;
}

export const Card: KitStory = {
  name: 'Documento, com orientação',
  parameters: about('A orientação muda com o que a câmera capta e é anunciada.'),
  render: kit(Document),
};

function Code() {
  return (
    <CameraFrame state="live" shape="code" stream={useDrawnStream()} zoom={1.5}>
      <Button kind="plain">Parar</Button>
    </CameraFrame>
  );
}

export const Barcode: KitStory = {
  name: 'Código',
  parameters: about('A faixa em que um código é lido; a imagem pode ser ampliada.'),
  render: kit(Code),
};

export const Asking: KitStory = {
  name: 'Pedindo permissão',
  parameters: about('Enquanto o navegador pede a permissão.'),
  render: kit(() => <CameraFrame state="asking" shape="face" />),
};

export const Interrupted: KitStory = {
  name: 'Em pausa',
  parameters: about('O aparelho usa a câmera para outra coisa, como uma chamada.'),
  render: kit(() => <CameraFrame state="live" shape="face" stream={null} interrupted />),
};

export const Denied: KitStory = {
  name: 'Negada',
  parameters: about('Explica como permitir e oferece uma alternativa.'),
  render: kit(() => (
    <CameraFrame state="denied" shape="face">
      <Button>Tentar novamente</Button>
      <Button kind="plain">Enviar um arquivo</Button>
    </CameraFrame>
  )),
};

export const Reasons: KitStory = {
  name: 'Outros motivos',
  parameters: about('Por que não há imagem, e o que fazer.'),
  render: kit(() => (
    <>
      {REASONS.map((reason) => (
        <CameraFrame state={reason} shape="face" key={reason} />
      ))}
    </>
  )),
};

export const None: KitStory = {
  name: 'Sem câmera',
  parameters: about('Só a alternativa.'),
  render: kit(() => (
    <CameraFrame state="none" shape="document">
      <Button>Enviar um arquivo</Button>
    </CameraFrame>
  )),
};

export const Taken: KitStory = {
  name: 'Foto tirada',
  parameters: about('A foto no lugar da imagem da câmera.'),
  render: kit(() => (
    <CameraFrame
      state="live"
      shape="face"
      guide="Confira a foto."
      photo={{ picture: drawnPicture(), alt: 'Sua foto' }}
    >
      <Button>Usar esta foto</Button>
      <Button kind="plain">Tirar outra</Button>
    </CameraFrame>
  )),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'citroen' },
  parameters: about('O pedido na Argentina.'),
  render: kit(() => <CameraFrame state="asking" shape="document" />),
};

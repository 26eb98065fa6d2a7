import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import type { CameraFailure } from '#page/camera/camera';
import { useMessages } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import css from './camera-frame.css?inline';

const messages = {
  'pt-BR': {
    camera: 'Imagem da câmera',
    asking: 'Permita o uso da câmera na pergunta do navegador.',
    denied: 'O uso da câmera foi negado. Permita o acesso nas configurações do site e tente novamente.',
    dismissed: 'A câmera não foi permitida. Tente novamente e escolha permitir.',
    none: 'Não encontramos uma câmera neste aparelho.',
    'in-use': 'Outro aplicativo ou outra aba está usando a câmera. Feche e tente novamente.',
    insecure: 'O navegador só permite a câmera em páginas seguras (https).',
    unsupported: 'Este navegador não oferece a câmera às páginas. Use outro navegador.',
    failed: 'A câmera não respondeu. Tente novamente.',
    lost: 'A imagem da câmera parou. Verifique se a câmera está livre e tente novamente.',
    paused: 'A câmera foi desligada enquanto você estava fora desta página.',
    interrupted: 'A câmera está em pausa: o aparelho a usa para outra coisa.',
    face: 'Posicione o rosto dentro da marca, em um lugar iluminado.',
    document: 'Posicione o documento dentro da marca, sem reflexos.',
    code: 'Coloque o código inteiro dentro da marca.',
  },
  'es-AR': {
    camera: 'Imagen de la cámara',
    asking: 'Permití el uso de la cámara en la pregunta del navegador.',
    denied:
      'Se negó el uso de la cámara. Permití el acceso en la configuración del sitio e intentá de nuevo.',
    dismissed: 'No se permitió la cámara. Intentá de nuevo y elegí permitir.',
    none: 'No encontramos una cámara en este dispositivo.',
    'in-use': 'Otra aplicación u otra pestaña está usando la cámara. Cerrala e intentá de nuevo.',
    insecure: 'El navegador solo permite la cámara en páginas seguras (https).',
    unsupported: 'Este navegador no ofrece la cámara a las páginas. Usá otro navegador.',
    failed: 'La cámara no respondió. Intentá de nuevo.',
    lost: 'La imagen de la cámara se cortó. Revisá que la cámara esté libre e intentá de nuevo.',
    paused: 'La cámara se apagó mientras estabas fuera de esta página.',
    interrupted: 'La cámara está en pausa: el dispositivo la usa para otra cosa.',
    face: 'Ubicá el rostro dentro de la marca, en un lugar iluminado.',
    document: 'Ubicá el documento dentro de la marca, sin reflejos.',
    code: 'Ubicá el código entero dentro de la marca.',
  },
};

interface CameraFrameProps {
  /** asking: the browser asks for permission; live: there is a picture; the reason why there is none otherwise. */
  state: 'asking' | 'live' | CameraFailure;
  /** The camera's stream; whoever requested it also stops it. */
  stream?: MediaStream | null;
  /** Whether the stream stands still: something else uses the camera. */
  interrupted?: boolean;
  /** The object to hold into the frame. */
  shape: 'face' | 'document' | 'code';
  /** Text below the picture instead of the default one: "move closer". Changes are announced. */
  guide?: string;
  /** Magnifies the middle of the picture, where the camera itself cannot. */
  zoom?: number;
  /** Mirrors the picture: the visitor sees themselves. */
  mirrored?: boolean;
  /** The photo taken, shown instead of the stream. */
  photo?: { picture: HTMLCanvasElement; alt: string };
  /** The element that shows the stream, to take a photo of it. */
  video?: Ref<HTMLVideoElement>;
  /** Buttons: take, retry, choose a file. */
  children?: ReactNode;
}

/** Outlines of what is held into the frame, in a picture of 300 by 400; that of a code of 400 by 300. */
const MARKS = {
  face: 'M60 190a90 120 0 1 0 180 0a90 120 0 1 0-180 0z',
  document: 'M30 120h240a10 10 0 0 1 10 10v140a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10V130a10 10 0 0 1 10-10z',
  // The margins of the specification (domain/scanner/scanner-settings.ts).
  code: 'M46 60h308a6 6 0 0 1 6 6v78a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6V66a6 6 0 0 1 6-6z',
};

/** The width by the height of what the frame shows; the rest of the stream is cut off. */
export const CAMERA_ASPECT = 3 / 4;
/** The same of the frame of a code. */
export const CODE_ASPECT = 4 / 3;

/** A photo as it is, without an address: a policy for images does not concern it. */
function Still({ picture, alt, mirrored }: { picture: HTMLCanvasElement; alt: string; mirrored: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const copy = canvas.current;
    if (!copy) return;
    copy.width = picture.width;
    copy.height = picture.height;
    copy.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return <canvas className={mirrored ? 'mirrored' : undefined} role="img" aria-label={alt} ref={canvas} />;
}

/** Shows a stream: silent, and started again where the browser has not done so by itself. */
function Live({
  stream,
  mirrored,
  zoom,
  label,
  video,
}: {
  stream: MediaStream | null;
  mirrored: boolean;
  zoom: number;
  label: string;
  video: Ref<HTMLVideoElement> | undefined;
}) {
  const own = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => {
    const element = own.current;
    if (!element) return;
    // An attribute would be set too late: browsers autoplay only muted video.
    element.muted = true;
    element.srcObject = stream;
    if (typeof video === 'function') video(element);
    else if (video) video.current = element;
    return () => {
      element.srcObject = null;
    };
  }, [stream, video]);
  useLayoutEffect(() => {
    // A mirrored picture keeps its own.
    if (own.current) own.current.style.scale = zoom > 1 ? `${zoom}` : '';
  }, [zoom]);
  return (
    <video
      className={mirrored ? 'mirrored' : undefined}
      ref={own}
      autoPlay
      playsInline
      muted
      aria-label={label}
    />
  );
}

/** A camera's picture with a frame over it; a message if there is no picture. */
export function CameraFrame({
  state,
  stream = null,
  interrupted,
  shape,
  guide,
  mirrored = false,
  zoom = 1,
  photo,
  video,
  children,
}: CameraFrameProps) {
  const labels = useMessages(messages);
  useStyles(css);
  const live = state === 'live' && !photo;
  const failed = !photo && state !== 'live' && state !== 'asking';
  const text = photo
    ? (guide ?? '')
    : state !== 'live'
      ? labels[state]
      : interrupted
        ? labels.interrupted
        : (guide ?? labels[shape]);
  return (
    <div className={`camera ${shape}`} part="camera">
      <div className={failed ? 'camera-view failed' : 'camera-view'}>
        {live && <Live stream={stream} mirrored={mirrored} zoom={zoom} label={labels.camera} video={video} />}
        {photo && <Still {...photo} mirrored={mirrored} />}
        {live && (
          <svg
            className="camera-mark"
            viewBox={shape === 'code' ? '0 0 400 300' : '0 0 300 400'}
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <path
              className="camera-shade"
              fillRule="evenodd"
              d={`M-900-900h2100v2200h-2100z${MARKS[shape]}`}
            />
          </svg>
        )}
        {!live && !photo && (
          <svg className="camera-none" width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
            <g fill="none" stroke="currentColor" strokeWidth="3">
              <path d="M6 18h13l5-7h16l5 7h13v36H6z" />
              <circle cx="32" cy="35" r="10" />
              {failed && <path d="M6 60L58 6" />}
            </g>
          </svg>
        )}
      </div>
      <p className={failed ? 'camera-guide bad' : 'camera-guide'} role="status">
        {text}
      </p>
      {children && <div className="actions">{children}</div>}
    </div>
  );
}

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import css from './camera-frame.css?inline';

const messages = {
  'pt-BR': {
    camera: 'Imagem da câmera',
    asking: 'Permita o uso da câmera na pergunta do navegador.',
    denied: 'O uso da câmera foi negado. Permita o acesso nas configurações do site e tente novamente.',
    none: 'Não encontramos uma câmera neste aparelho.',
    face: 'Posicione o rosto dentro da marca, em um lugar iluminado.',
    document: 'Posicione o documento dentro da marca, sem reflexos.',
  },
  'es-AR': {
    camera: 'Imagen de la cámara',
    asking: 'Permití el uso de la cámara en la pregunta del navegador.',
    denied:
      'Se negó el uso de la cámara. Permití el acceso en la configuración del sitio e intentá de nuevo.',
    none: 'No encontramos una cámara en este dispositivo.',
    face: 'Ubicá el rostro dentro de la marca, en un lugar iluminado.',
    document: 'Ubicá el documento dentro de la marca, sin reflejos.',
  },
};

interface CameraFrameProps {
  /** asking: the browser asks for permission; live: there is a picture; denied and none: there will be none. */
  state: 'asking' | 'live' | 'denied' | 'none';
  /** The camera's stream; whoever requested it also stops it. */
  stream?: MediaStream | null;
  /** The object to hold into the frame. */
  shape: 'face' | 'document';
  /** Text over the picture instead of the default one: "move closer". Changes are announced. */
  guide?: string;
  /** Mirrors the picture: the visitor sees themselves. */
  mirrored?: boolean;
  /** The photo taken, shown instead of the stream. */
  photo?: { src: string; alt: string };
  /** Buttons: take, retry, choose a file. */
  children?: ReactNode;
}

/** A camera's picture with a frame over it; a message if there is no picture. */
export function CameraFrame({ state, stream, shape, guide, mirrored, photo, children }: CameraFrameProps) {
  const w = useMessages(messages);
  const video = useRef<HTMLVideoElement>(null);
  useStyles(css);
  const live = state === 'live' && !photo;
  useLayoutEffect(() => {
    if (!video.current) return;
    // An attribute would be set too late: browsers autoplay only muted video.
    video.current.muted = true;
    video.current.srcObject = live ? (stream ?? null) : null;
  }, [stream, live]);
  const failed = state === 'denied' || state === 'none';
  const text = photo ? '' : failed || state === 'asking' ? w[state as 'asking'] : (guide ?? w[shape]);
  return (
    <div className={`camera ${shape}`} part="camera">
      <div className="camera-view">
        {live && (
          <video
            className={mirrored ? 'mirrored' : undefined}
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label={w.camera}
          />
        )}
        {photo && <img src={photo.src} alt={photo.alt} />}
        {live && (
          <svg
            className="camera-mark"
            viewBox="0 0 300 400"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <path
              className="camera-shade"
              fillRule="evenodd"
              d={`M-900-900h2100v2200h-2100z${shape === 'face' ? 'M60 190a90 120 0 1 0 180 0a90 120 0 1 0-180 0z' : 'M30 120h240a10 10 0 0 1 10 10v140a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10V130a10 10 0 0 1 10-10z'}`}
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
      {children && <div className="camera-buttons">{children}</div>}
    </div>
  );
}

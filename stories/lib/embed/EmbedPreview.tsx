import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Choice } from './Field';
import { messageOf, type PreviewMessage, type PreviewPage } from './preview-page';

const FRAME = './iframe.html?viewMode=story&id=monte-o-seu-widget--preview';
const WIDTHS = [
  ['390', 'Celular'],
  ['768', 'Tablet'],
  ['1280', 'Computador'],
] as const;
/** Height of the frame on the page, in px. */
const HEIGHT = 640;
/** Milliseconds without a change after which the preview shows it. */
const CALM = 300;

/** Sends the page to the frame, at once when the frame asks for it and after a pause when it changes. */
function useFramedPage(page: PreviewPage) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(page);
  latest.current = page;
  const send = () => {
    const message: PreviewMessage = { vitrine: 'preview-page', page: latest.current };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: send reads what is current
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const asked = event.source === frame.current?.contentWindow;
      if (asked && messageOf(event)?.vitrine === 'preview-ready') send();
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  const text = JSON.stringify(page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the page
  useEffect(() => {
    const timer = setTimeout(send, CALM);
    return () => clearTimeout(timer);
  }, [text]);
  return frame;
}

/** The chosen widgets as visitors see them, in a page of their own, with the diagnostics of author mode. */
export function EmbedPreview({ page }: { page: PreviewPage }) {
  const [width, setWidth] = useState<string>('390');
  const [space, setSpace] = useState(Number(width));
  const frame = useFramedPage(page);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSpace(entry.contentRect.width));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, space / Number(width));
  return (
    <section className="vt-embed-preview" aria-labelledby="embed-preview">
      <h2 id="embed-preview">Veja como fica</h2>
      <Choice id="embed-width" legend="Tela" value={width} options={WIDTHS} onChange={setWidth} />
      <div ref={box} className="vt-embed-frame" style={{ height: HEIGHT, maxWidth: `${width}px` }}>
        <iframe
          ref={frame}
          title="Prévia da página"
          src={FRAME}
          style={{ width: `${width}px`, height: HEIGHT / scale, transform: `scale(${scale})` }}
        />
      </div>
      <p className="vt-embed-hint">
        Os serviços são simulados e nada é enviado. Um aviso amarelo mostra o que falta ou está errado; os
        visitantes não o veem.
      </p>
    </section>
  );
}

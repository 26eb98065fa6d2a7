import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { safeUrl } from '#page/core/safe-url';
import { useEvent } from '#ui/hooks/use-event';
import { useOnChange } from '#ui/hooks/use-on-change';
import { messageOf, type PreviewMessage, type PreviewPage } from '../preview/preview-page';
import { useTexts } from '../texts/author-language';
import { Choice } from './Field';

/** Widths of the preview, in px. */
const WIDTHS = ['390', '768', '1280'] as const;
/** Height of the frame on the page, in px. */
const HEIGHT = 640;
/** Of the frame (embed.css), in px. */
const BORDER = 1;
/** Milliseconds without a change after which the preview shows it. */
const CALM = 300;

/** Sends the page to the frame, at once when the frame asks for it and after a pause when it changes. */
function useFramedPage(page: PreviewPage) {
  const frame = useRef<HTMLIFrameElement>(null);
  const send = useEvent(() => {
    const message: PreviewMessage = { vitrine: 'preview-page', page };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const asked = event.source === frame.current?.contentWindow;
      if (asked && messageOf(event)?.vitrine === 'preview-ready') send();
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  const text = JSON.stringify(page);
  useOnChange(text, () => {
    const timer = setTimeout(send, CALM);
    return () => clearTimeout(timer);
  });
  return frame;
}

/** The chosen widgets as visitors see them, in a page of their own, with the diagnostics of author mode. */
export function EmbedPreview({ page, frame: address }: { page: PreviewPage; frame: string }) {
  const texts = useTexts();
  const [chosen, setChosen] = useState<string>();
  const [space, setSpace] = useState(0);
  const frame = useFramedPage(page);
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measure = () => setSpace(place.current?.clientWidth ?? 0);
    measure();
    const observer = new ResizeObserver(measure);
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  // Until the author chooses, the widest screen that fits in its full size.
  const width = chosen ?? WIDTHS.findLast((each) => Number(each) <= space) ?? WIDTHS[0];
  // The border is no part of the screen.
  const scale = Math.min(1, (space - 2 * BORDER) / Number(width)) || 1;
  // Not by the prop: the build on preact has no inline styles.
  useLayoutEffect(() => {
    const own = { height: `${HEIGHT}px`, maxWidth: `${Number(width) + 2 * BORDER}px` };
    const framed = { width: `${width}px`, height: `${HEIGHT / scale}px`, transform: `scale(${scale})` };
    if (box.current) Object.assign(box.current.style, own);
    if (frame.current) Object.assign(frame.current.style, framed);
  }, [width, scale, frame]);
  return (
    <section className="vt-embed-preview" aria-labelledby="embed-preview">
      <h2 id="embed-preview">{texts.preview}</h2>
      <Choice
        id="embed-width"
        legend={texts.screen}
        value={width}
        options={WIDTHS.map((each) => [each, texts.screens[each]] as const)}
        onChange={setChosen}
      />
      <div ref={place} className="vt-embed-place">
        {/* By keyboard the way to the code would lead through every control of the widgets. */}
        <a className="vt-embed-skip" href="#embed-code">
          {texts.skipPreview}
        </a>
        <div ref={box} className="vt-embed-frame">
          <iframe ref={frame} title={texts.frame} src={safeUrl(address) ?? undefined} />
        </div>
      </div>
      <p className="vt-embed-hint">{texts.simulated}</p>
    </section>
  );
}

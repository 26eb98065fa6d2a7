import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { copyText } from '#page/clipboard';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Button } from '#ui/parts/Button';
import type { Code } from './accept-code';
import { FORMAT_NAMES } from './formats';
import { texts } from './messages';

/** A code of this visit, in memory only. */
export interface Result extends Code {
  thumbnail?: HTMLCanvasElement;
}

/** A picture without an address: a policy for images does not concern it. */
function Thumbnail({ picture, label }: { picture: HTMLCanvasElement; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const copy = canvas.current;
    if (!copy) return;
    copy.width = picture.width;
    copy.height = picture.height;
    copy.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return <canvas className="thumbnail" role="img" aria-label={label} ref={canvas} />;
}

interface ResultsProps {
  /** The newest first. */
  results: readonly Result[];
  title: Ref<HTMLHeadingElement>;
  isVin: boolean;
  onClear(): void;
}

/** The codes that were read, with their pictures and kinds (spec screens#scanner). */
export function Results({ results, title, isVin, onClear }: ResultsProps) {
  const messages = useMessages(texts);
  const [announcement, setAnnouncement] = useState('');
  const copy = async (code: string) =>
    setAnnouncement((await copyText(code)) ? messages.copied : messages.copyFailed);
  return (
    <section className="results">
      <h3 tabIndex={-1} ref={title}>
        <HeadingText>
          {results.length > 1 ? messages.results : isVin ? messages.readVin : messages.read}
        </HeadingText>
      </h3>
      <ol>
        {results.map(({ code, format, hasCheckDigit, thumbnail }, at) => (
          <li key={`${format} ${code}`} className={at === 0 ? 'newest' : undefined}>
            {thumbnail && <Thumbnail picture={thumbnail} label={messages.picture} />}
            <div className="result-text">
              <b className="read-code">{code}</b>
              <span className="muted">{format === 'typed' ? messages.byHand : FORMAT_NAMES[format]}</span>
              {hasCheckDigit === false && <span className="unchecked">{messages.unchecked}</span>}
            </div>
            <Button
              kind="plain"
              aria-label={fillMessage(messages.copyOf, { code })}
              onClick={() => copy(code)}
            >
              {messages.copy}
            </Button>
          </li>
        ))}
      </ol>
      <p className="announcement" role="status">
        {announcement}
      </p>
      <button type="button" className="link" part="button" onClick={onClear}>
        {messages.clear}
      </button>
    </section>
  );
}

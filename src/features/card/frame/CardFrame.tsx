import { type RefObject, useEffect, useRef, useState } from 'react';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import type { SentCard } from '#domain/payment/added-card';
import type { SafeUrl } from '#page/core/safe-url';
import { randomId } from '#page/random-id';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import { useStyles } from '#ui/hooks/use-styles';
import { Loading } from '#ui/parts/Loading';
import { texts } from '../messages';
import css from './card-frame.css?inline';
import { frameStyle } from './frame-style';
import { type Checked, type FrameLink, frameAddress, linkFrame } from './link';

/** Named one by one: a name that is looked up would bring every message of the catalogue to every widget. */
const WORDS = {
  'pt-BR': {
    number: ptBR.cardNumber,
    holderName: ptBR.cardName,
    dueDate: ptBR.cardExpiry,
    cvv: ptBR.cardCvv,
  },
  'es-AR': {
    number: esAR.cardNumber,
    holderName: esAR.cardName,
    dueDate: esAR.cardExpiry,
    cvv: esAR.cardCvv,
  },
};

/** What a form does with the frame at the press of its button. */
export interface FrameHandle {
  /** Resolves to whether all fields are valid. Throws a FrameProblem. */
  check(): Promise<boolean>;
  /** Has the card kept by the provider, and resolves to what the frame tells of it. Throws a FrameProblem. */
  keep(oneTimeToken: string): Promise<SentCard>;
  focus(): void;
}

export interface CardFrameProps {
  address: SafeUrl;
  /** Set while the frame can be asked. */
  handle: RefObject<FrameHandle | null>;
  onBrand(brand: string): void;
  /** Enter and Escape were pressed in the frame. */
  onSubmit(): void;
  onEscape?: (() => void) | undefined;
}

/** The card provider's own inputs, in a frame of another origin: nothing that is typed there reaches the page. */
export function CardFrame(props: CardFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return <FrameAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function FrameAttempt({ address, handle, onRetry, ...events }: CardFrameProps & { onRetry(): void }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  const frame = useRef<HTMLIFrameElement>(null);
  const [channel] = useState(randomId);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [height, setHeight] = useState(0);
  const [checked, setChecked] = useState<Checked>({ invalid: [], shown: true });
  const on = useLatest(events);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const start = { language, style: frameStyle(current.parentElement ?? current) };
    const link: FrameLink = linkFrame(current, address, channel, start, {
      onReady() {
        setState('ready');
        handle.current = {
          async check() {
            const found = await link.check();
            setChecked(found);
            return found.invalid.length === 0;
          },
          keep: link.keep,
          focus: link.focus,
        };
      },
      onFailed: () => setState('failed'),
      onHeight: setHeight,
      onBrand: (brand) => on.current.onBrand(brand),
      onSubmit: () => on.current.onSubmit(),
      onEscape: () => on.current.onEscape?.(),
    });
    // Only now: a frame that loads at once is heard.
    current.src = frameAddress(address, channel);
    return () => {
      handle.current = null;
      link.close();
    };
  }, [address, channel, language, handle]);
  if (state === 'failed') return <FailureNotice onRetry={onRetry}>{messages.noFrame}</FailureNotice>;
  return (
    <div className="card-frame" aria-busy={state === 'loading'}>
      {state === 'loading' && <Loading />}
      <iframe
        ref={frame}
        title={messages.frame}
        // No sandbox: the frame is of another origin, which alone keeps it from the page, and without allow-same-origin it
        // would have none by which its messages are known. What a sandbox adds (moving the page, opening one, downloads)
        // a browser allows after a press in the frame only, and the bank of a card may need it; whoever holds the frame
        // has the card already. Browsers warn of allow-scripts with allow-same-origin in every frame.
        referrerPolicy="strict-origin"
        width="100%"
        height={height}
        tabIndex={state === 'ready' ? undefined : -1}
      />
      {!checked.shown && checked.invalid.length > 0 && (
        <ul className="error" role="alert">
          {checked.invalid.map((name) => (
            <li key={name}>{WORDS[language][name]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

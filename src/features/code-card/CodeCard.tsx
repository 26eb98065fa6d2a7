import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDate } from '#domain/time/calendar';
import { copyText } from '#page/clipboard';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Badge, type Tone } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { printOnly } from '#ui/parts/Printable';
import css from './code-card.css?inline';
import { ExpiryNote } from './ExpiryNote';
import { texts } from './messages';

/** Whether a code can be used, and why not; nothing is said of an unknown one. */
export type CodeState = 'usable' | 'used' | 'expired' | 'blocked' | 'unknown';

const TONES: Record<Exclude<CodeState, 'usable' | 'unknown'>, Tone> = {
  used: 'neutral',
  expired: 'neutral',
  blocked: 'danger',
};

interface CodeCardProps {
  code: string;
  /** Id of the code and what it is for, which a heading outside may be described by. */
  id?: string;
  /** What it is for, on paper above all: a voucher's or an offer's name. */
  name?: ReactNode;
  /** Where and how it is used: one sentence. */
  hint: ReactNode;
  state?: CodeState;
  /** The service's date of its end. */
  expiresAt?: string | null | undefined;
  /** The service's date of its use. */
  usedAt?: string | null | undefined;
  /** Further conditions. */
  terms?: string | null | undefined;
  /** Further buttons, beside copy and print. */
  actions?: ReactNode;
}

/** The code as a picture for the dealer's reader: the tag of the QR code widget, which loads on its own. */
function Picture({ code, label }: { code: string; label: string }) {
  const host = useHost();
  useEffect(() => host.loadNestedWidgets(), [host]);
  return (
    <div className="code-picture">
      {createElement('vt-qr-code', { value: code, label, load: 'eager', level: 'q' })}
    </div>
  );
}

/**
 * A code that is shown at a dealer: to read, to copy, as a QR code, on paper; until when, how and where it is used. One that
 * is used, expired or blocked stays legible and says why it is of no use. The code is in no address, event or storage.
 */
export function CodeCard({ code, id, name, hint, state = 'usable', ...more }: CodeCardProps) {
  const { element, language } = useHost();
  const messages = useMessages(texts);
  const { expiresAt, usedAt, terms, actions } = more;
  const [announcement, setAnnouncement] = useState('');
  const sheet = useRef<HTMLElement>(null);
  const text = useRef<HTMLElement>(null);
  useStyles(css);
  const copy = async () => {
    const isDone = await copyText(code);
    // What remains is to copy it by hand.
    if (!isDone && text.current) getSelection()?.selectAllChildren(text.current);
    setAnnouncement(isDone ? messages.copied : messages.copyFailed);
  };
  const isUsable = state === 'usable';
  const ended = state === 'usable' || state === 'unknown' ? null : state;
  const date = formatDate((state === 'used' ? usedAt : state === 'expired' ? expiresAt : '') ?? '', language);
  const dated = state === 'used' ? messages.usedOn : messages.expiredOn;
  return (
    <article className={`code-card${ended ? ' over' : ''}`} part="code" ref={sheet}>
      {name && <p className="code-name">{name}</p>}
      {ended && <Badge tone={TONES[ended]}>{date ? fillMessage(dated, { date }) : messages[ended]}</Badge>}
      {state === 'blocked' && <p>{messages.blockedHint}</p>}
      <p id={id} className="code-line">
        {isUsable && <>{hint} </>}
        <b className="code" ref={text}>
          {code}
        </b>
      </p>
      {isUsable && <Picture code={code} label={messages.qrLabel} />}
      {isUsable && <p className="muted small code-screen-only">{messages.qrHint}</p>}
      {isUsable && <ExpiryNote expiresAt={expiresAt} />}
      {terms && <p className="muted small">{terms}</p>}
      {(!ended || actions) && (
        <div className="actions code-screen-only">
          {!ended && (
            <>
              <Button kind="plain" onClick={copy}>
                {messages.copy}
              </Button>
              <Button kind="plain" onClick={() => printOnly(sheet.current ?? element)}>
                {messages.print}
              </Button>
            </>
          )}
          {actions}
        </div>
      )}
      <p className="code-said code-screen-only" role="status">
        {announcement}
      </p>
    </article>
  );
}

import { type ReactNode, useRef, useState } from 'react';
import { copyText } from '#page/clipboard';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { hasShareSheet, shareBySystem, whatsappAddress } from '../car/share/share';
import css from './code-card.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

export interface ShareLinkProps {
  /** Id of the field with the link. */
  name: string;
  label: ReactNode;
  hint: ReactNode;
  /** The address that the recipient opens. */
  link: string;
  /** What the recipient reads before it, without the link. */
  message: string;
  /** Whether a main button of the view is elsewhere. */
  plain?: boolean;
  onShared(way: 'link' | 'system' | 'whatsapp'): void;
}

/** A link to pass on: copied, by the system's share sheet, by WhatsApp where there is none. */
export function ShareLink({ name, label, hint, link, message, plain = false, onShared }: ShareLinkProps) {
  const messages = useMessages(pt, es);
  const [announcement, setAnnouncement] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useStyles(css);
  const copy = async () => {
    const isDone = await copyText(link);
    if (isDone) onShared('link');
    else field.current?.select();
    setAnnouncement(isDone ? messages.linkCopied : messages.linkCopyFailed);
  };
  const share = async () => {
    const outcome = await shareBySystem({ title: message, text: message, url: link });
    if (outcome === 'done') onShared('system');
    if (outcome === 'failed') field.current?.select();
    setAnnouncement(outcome === 'failed' ? messages.shareFailed : '');
  };
  return (
    <div className="gift-link">
      <label htmlFor={name}>{label}</label>
      <input
        className="input"
        part="input"
        id={name}
        type="text"
        readOnly
        aria-describedby={`${name}-hint`}
        value={link}
        ref={field}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className="muted small" id={`${name}-hint`}>
        {hint}
      </p>
      <div className="actions">
        {hasShareSheet() ? (
          <Button kind={plain ? 'plain' : 'main'} onClick={share}>
            {messages.share}
          </Button>
        ) : (
          <a
            className={plain ? 'button plain' : 'button'}
            part="button"
            href={whatsappAddress(`${message}\n${link}`)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => onShared('whatsapp')}
          >
            {messages.whatsapp}
            <span className="sr"> {messages.newTab}</span>
          </a>
        )}
        <Button kind="plain" onClick={copy}>
          {messages.copyLink}
        </Button>
      </div>
      <p className="code-said" role="status">
        {announcement}
      </p>
    </div>
  );
}

import { useRef, useState } from 'react';
import { copyText } from '#page/clipboard';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { hasShareSheet, shareBySystem, whatsappAddress } from '../car/share/share';
import css from './code-card.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor passed on the link of a gift; neither the link nor the gift is told. */
    'vt-gift-shared': { way: 'link' | 'system' | 'whatsapp' };
  }
}

interface GiftLinkProps {
  /** The address that the recipient opens. */
  link: string;
  /** What the recipient reads before it, without the link. */
  message: string;
}

/** The link of a gift, to pass on: copied, by the system's share sheet, by WhatsApp where there is none. */
export function GiftLink({ link, message }: GiftLinkProps) {
  const { emit } = useHost();
  const messages = useMessages(pt, es);
  const [announcement, setAnnouncement] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useStyles(css);
  const copy = async () => {
    const isDone = await copyText(link);
    if (isDone) emit('vt-gift-shared', { way: 'link' });
    else field.current?.select();
    setAnnouncement(isDone ? messages.linkCopied : messages.linkCopyFailed);
  };
  const share = async () => {
    const outcome = await shareBySystem({ title: message, text: message, url: link });
    if (outcome === 'done') emit('vt-gift-shared', { way: 'system' });
    if (outcome === 'failed') field.current?.select();
    setAnnouncement(outcome === 'failed' ? messages.shareFailed : '');
  };
  return (
    <div className="gift-link">
      <label htmlFor="gift-link">{messages.giftLink}</label>
      <input
        className="input"
        part="input"
        id="gift-link"
        type="text"
        readOnly
        aria-describedby="gift-hint"
        value={link}
        ref={field}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className="muted small" id="gift-hint">
        {messages.giftHint}
      </p>
      <div className="actions">
        {hasShareSheet() ? (
          <Button onClick={share}>{messages.share}</Button>
        ) : (
          <a
            className="button"
            part="button"
            href={whatsappAddress(`${message}\n${link}`)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => emit('vt-gift-shared', { way: 'whatsapp' })}
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

import { useEffect, useRef, useState } from 'react';
import { copyText } from '#page/clipboard';
import { useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { hasShareSheet, shareBySystem, whatsappAddress } from '../../car/share/share';
import { offerAddress } from '../offer-links';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor shared an offer. */
    'vt-offer-shared': { offerId: string; way: 'link' | 'system' | 'whatsapp' };
  }
}

interface ShareOfferProps {
  id: string;
  title: string;
  /** Query parameter that opens the offer; that of a list of cars if absent. */
  parameter?: string;
}

/** Shares the address that opens the offer: its link, the system's share sheet, WhatsApp. */
export function ShareOffer({ id, title, parameter }: ShareOfferProps) {
  const { emit } = useHost();
  const messages = useMessages(pt, es);
  const [announcement, setAnnouncement] = useState<{ text: string; link?: string }>({ text: '' });
  const field = useRef<HTMLInputElement>(null);
  const address = offerAddress(id, parameter);
  useEffect(() => {
    if (announcement.link) field.current?.select();
  }, [announcement]);
  const publish = (way: 'link' | 'system' | 'whatsapp') => emit('vt-offer-shared', { offerId: id, way });
  const copy = async () => {
    const isDone = await copyText(address);
    if (isDone) publish('link');
    setAnnouncement(isDone ? { text: messages.copied } : { text: messages.copyFailed, link: address });
  };
  const share = async () => {
    const outcome = await shareBySystem({ title, text: title, url: address });
    if (outcome === 'done') publish('system');
    setAnnouncement(outcome === 'failed' ? { text: messages.shareFailed, link: address } : { text: '' });
  };
  return (
    <section>
      <h4>{messages.share}</h4>
      <div className="actions">
        <Button kind="plain" onClick={copy}>
          {messages.copy}
        </Button>
        {hasShareSheet() && (
          <Button kind="plain" onClick={share}>
            {messages.share}
          </Button>
        )}
        <a
          className="button plain"
          part="button"
          href={whatsappAddress(`${title}\n${address}`)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => publish('whatsapp')}
        >
          {messages.whatsapp}
          <span className="sr"> {messages.newTab}</span>
        </a>
      </div>
      <p role="status" className="share-said">
        {announcement.text}
      </p>
      {announcement.link && (
        <input
          className="input"
          part="input"
          type="text"
          readOnly
          aria-label={messages.link}
          value={announcement.link}
          ref={field}
        />
      )}
    </section>
  );
}

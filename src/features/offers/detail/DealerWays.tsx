import { routeLink } from '#domain/dealer/dealer-list';
import { phoneText, telLink, whatsappLink } from '#domain/person/phone-links';
import { country } from '#page/core/metadata';
import type { Dealer } from '#services/entities/dealer';
import { useMessages } from '#ui/core/host-context';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** The ways to reach a dealer: by telephone, by WhatsApp, on the map. */
export function DealerWays({ dealer }: { dealer: Dealer }) {
  const w = useMessages(pt, es);
  const here = country() ?? 'BR';
  const call = telLink(dealer.phone, here);
  const chat = whatsappLink(dealer.whatsapp, here);
  return (
    <span className="offer-dealer-ways">
      {call && (
        <a href={call}>
          <span className="sr">{w.phone} </span>
          {phoneText(dealer.phone, here)}
        </a>
      )}
      {chat && (
        <a href={chat} target="_blank" rel="noopener noreferrer">
          {w.whatsapp}
          <span className="sr">
            {' '}
            {dealer.name} {w.newTab}
          </span>
        </a>
      )}
      <a href={routeLink(dealer)} target="_blank" rel="noopener noreferrer">
        {w.map}
        <span className="sr">
          {' '}
          {dealer.name} {w.newTab}
        </span>
      </a>
    </span>
  );
}

import { routeLink } from '#domain/dealer/dealer-list';
import { phoneText, telLink, whatsappLink } from '#domain/person/phone-links';
import { country } from '#page/core/metadata';
import type { Dealer } from '#services/entities/dealer';
import { useMessages } from '#ui/core/host-context';
import { contactIcons } from '#ui/icons/contact';
import { Icon } from '#ui/icons/Icon';
import { texts } from './messages';

/** The ways to reach a dealer: by telephone, by WhatsApp, on the map. */
export function DealerWays({ dealer }: { dealer: Dealer }) {
  const messages = useMessages(texts);
  const here = country() ?? 'BR';
  const call = telLink(dealer.phone, here);
  const chat = whatsappLink(dealer.whatsapp, here);
  return (
    <span className="offer-dealer-ways">
      {call && (
        <a href={call}>
          <Icon path={contactIcons.phone} />
          {phoneText(dealer.phone, here)}
          <span className="sr"> {dealer.name}</span>
        </a>
      )}
      {chat && (
        <a href={chat} target="_blank" rel="noopener noreferrer">
          <Icon path={contactIcons.whatsapp} />
          {messages.whatsapp}
          <span className="sr">
            {' '}
            {dealer.name} {messages.newTab}
          </span>
        </a>
      )}
      <a href={routeLink(dealer)} target="_blank" rel="noopener noreferrer">
        <Icon path={contactIcons.route} />
        {messages.map}
        <span className="sr">
          {' '}
          {dealer.name} {messages.newTab}
        </span>
      </a>
    </span>
  );
}

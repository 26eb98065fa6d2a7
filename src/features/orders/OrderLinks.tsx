import { orderNeeds } from '#domain/orders/order-needs';
import type { Reservation } from '#services/entities/reservation';
import { useMessages } from '#ui/core/host-context';
import { texts } from './messages';
import { orderLink } from './order-link';

/** Addresses of the pages on which what an order asks for is given; empty for none. */
export interface NeedPages {
  documentsUrl: string;
  photoUrl: string;
  welcomeKitUrl: string;
}

/** Links to what an order asks for in its status, with the order's id: documents, security photo, welcome kit. */
export function OrderLinks({
  order,
  pages,
  kind = '',
}: {
  order: Reservation;
  pages: NeedPages;
  kind?: '' | ' plain';
}) {
  const messages = useMessages(texts);
  const of = {
    documents: [pages.documentsUrl, messages.sendDocuments],
    photo: [pages.photoUrl, messages.takePhoto],
    welcomeKit: [pages.welcomeKitUrl, messages.welcomeKit],
  } as const;
  return orderNeeds(order).map((need) => {
    const [page, text] = of[need];
    const address = orderLink(page, order.id);
    return address ? (
      <a className={`button${kind}`} part="button" href={address} key={need}>
        {text}
      </a>
    ) : null;
  });
}

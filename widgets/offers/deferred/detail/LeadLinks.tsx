import { isInPage, leadLink } from '../../../../src/features/offers/offer-links';
import type { Offer } from '../../../../src/services/entities/offer';
import { useHost, useMessages } from '../../../../src/ui/core/host-context';
import type { OffersProps } from '../../attributes';

import { messages } from '../messages';

export type LeadPages = Pick<OffersProps, 'contactUrl' | 'financingUrl' | 'reservationUrl'>;

/**
 * The ways on from an offer. A page is given its car and its id in the address; for a widget of this page the offer's
 * car becomes the page's, with what the visitor had chosen as far as it has it.
 */
export function LeadLinks({ offer, pages }: { offer: Offer; pages: LeadPages }) {
  const { element } = useHost();
  const w = useMessages(messages);
  const isRental = offer.type === 'RENTAL';
  const links = [
    { label: w.contact, page: pages.contactUrl },
    ...(isRental
      ? []
      : [
          { label: w.financing, page: pages.financingUrl },
          { label: w.reservation, page: pages.reservationUrl },
        ]),
  ].flatMap(({ label, page }) => ({ label, href: leadLink(page, offer) ?? '' }));
  const loadCarOfOffer = async () => {
    const { loadVersion } = await import('../../../../src/features/car/current/load-car');
    if (offer.mvsCode) await loadVersion(offer.mvsCode, offer.year ?? undefined, element);
  };
  return links
    .filter(({ href }) => href)
    .map(({ label, href }, index) => (
      <a
        key={label}
        className={index === 0 ? 'button' : 'button plain'}
        part="button"
        href={href}
        onClick={() => {
          // Without the car the widgets ask for it.
          if (isInPage(href)) loadCarOfOffer().catch(() => {});
        }}
      >
        {label}
      </a>
    ));
}

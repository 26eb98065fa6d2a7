import { useHost } from '#ui/core/host-context';
import { setLastViewedOffer } from '../../car/car-store';
import { isInPage } from '../../car/onward-link';
import { type LinkedOffer, leadLink } from '../offer-links';

interface LeadLinksProps {
  offer: LinkedOffer;
  /** The ways on, the most important first; one without a safe address is left out. */
  links: readonly { label: string; page: string }[];
}

/**
 * The ways on from an offer. A page is given its car and its id in the address; for a widget of this page the offer's
 * car becomes the page's, with what the visitor had chosen as far as it has it.
 */
export function LeadLinks({ offer, links }: LeadLinksProps) {
  const { element } = useHost();
  const { mvsCode, year, ...viewed } = offer;
  const goOn = async () => {
    // With its dealer, unlike an offer that is only looked at.
    setLastViewedOffer(viewed);
    if (!mvsCode) return;
    const { loadVersion } = await import('../../car/current/load-car');
    await loadVersion(mvsCode, year ?? undefined, element);
  };
  return links
    .flatMap(({ label, page }) => {
      const href = leadLink(page, offer);
      return href ? [{ label, href }] : [];
    })
    .map(({ label, href }, index) => (
      <a
        key={label}
        className={index === 0 ? 'button' : 'button plain'}
        part="button"
        href={href}
        onClick={() => {
          // Without the car the widgets ask for it.
          if (isInPage(href)) goOn().catch(() => {});
        }}
      >
        {label}
      </a>
    ));
}

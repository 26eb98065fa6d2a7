import { type RefObject, useEffect, useState } from 'react';
import { MoparTerms } from '#features/coupon/mopar/MoparTerms';
import { ShareOffer } from '#features/offers/detail/ShareOffer';
import { OpenedOffer } from '#features/offers/list/OpenedOffer';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { changeUrl } from '#page/safe-addresses';
import { whenShown } from '#page/when-shown';
import type { MoparOffer } from '#services/entities/offer';
import { getMoparOffer } from '#services/mopar-offer';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import type { MoparOffersProps } from '../attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor opened an offer of services or accessories. */
    'vt-mopar-offer-viewed': { offerId: string };
  }
}

interface MoparDetailProps {
  id: string;
  /** The offer as the list has it: shown until the service answers. */
  known: MoparOffer | undefined;
  pages: Pick<MoparOffersProps, 'schedulingUrl' | 'contactUrl'>;
  /** Query parameter that opens the offer. */
  parameter: string;
  onBack(): void;
}

/** One offer, as the service has it now, with its coupon and the ways on. */
export function MoparDetail({ id, known, onBack, ...rest }: MoparDetailProps) {
  const { signal } = useHost();
  return (
    <OpenedOffer id={id} known={known} load={() => getMoparOffer({ id }, { signal })} onBack={onBack}>
      {(offer, heading) => <Content offer={offer} heading={heading} {...rest} />}
    </OpenedOffer>
  );
}

interface ContentProps extends Pick<MoparDetailProps, 'pages' | 'parameter'> {
  offer: MoparOffer;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Returns the address of the author's workshop page with an offer, and with the visitor's coupon once it is taken. */
function workshopAddress(page: string, id: string, coupon: string): SafeUrl | null {
  const address = safeUrl(page);
  if (!address) return null;
  return changeUrl(address, ({ searchParams }) => {
    searchParams.set('offer', id);
    if (coupon) searchParams.set('coupon', coupon);
  });
}

function Content({ offer, heading, pages, parameter }: ContentProps) {
  const { emit } = useHost();
  const messages = useMessages(texts);
  const { id, type, title, models } = offer;
  const [coupon, setCoupon] = useState('');
  useEffect(() => whenShown(() => emit('vt-mopar-offer-viewed', { offerId: id })), [id, emit]);
  const links = [
    {
      label: messages.schedule,
      href: type === 'SERVICE' ? workshopAddress(pages.schedulingUrl, id, coupon) : null,
    },
    { label: messages.contact, href: safeUrl(pages.contactUrl) },
  ];
  return (
    <article className="mopar-detail">
      <MoparTerms offer={offer} heading={heading} onTaken={setCoupon} />
      {models.length > 0 && (
        <p className="muted small">{fillMessage(messages.models, { models: models.join(', ') })}</p>
      )}
      <div className="actions">
        {links.map(
          ({ label, href }) =>
            href && (
              <a key={label} className="button plain" part="button" href={href}>
                {label}
              </a>
            ),
        )}
      </div>
      <ShareOffer id={id} title={title} parameter={parameter} />
    </article>
  );
}

import { type RefObject, useEffect } from 'react';
import { MoparTerms } from '../../../src/features/coupon/mopar/MoparTerms';
import { ShareOffer } from '../../../src/features/offers/detail/ShareOffer';
import { OpenedOffer } from '../../../src/features/offers/list/OpenedOffer';
import { safeUrl } from '../../../src/page/core/safe-url';
import type { MoparOffer } from '../../../src/services/entities/offer';
import { getMoparOffer } from '../../../src/services/mopar-offer';
import { fillMessage, useHost, useMessages } from '../../../src/ui/core/host-context';
import type { MoparOffersProps } from '../attributes';
import { messages } from './messages';

declare module '../../../src/page/core/events' {
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

function Content({ offer, heading, pages, parameter }: ContentProps) {
  const { emit } = useHost();
  const w = useMessages(messages);
  const { id, type, title, models } = offer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each offer
  useEffect(() => {
    emit('vt-mopar-offer-viewed', { offerId: id });
  }, [id]);
  const links = [
    { label: w.schedule, href: type === 'SERVICE' ? safeUrl(pages.schedulingUrl) : null },
    { label: w.contact, href: safeUrl(pages.contactUrl) },
  ];
  return (
    <article className="mopar-detail">
      <MoparTerms offer={offer} heading={heading} />
      {models.length > 0 && (
        <p className="muted small">{fillMessage(w.models, { models: models.join(', ') })}</p>
      )}
      <div className="offer-actions">
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

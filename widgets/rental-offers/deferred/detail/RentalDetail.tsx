import { type RefObject, useEffect, useState } from 'react';
import { offeredPlans, planFor } from '#domain/offers/rental-plans';
import { setLastViewedOffer } from '#features/car/car-store';
import { LeadLinks } from '#features/offers/detail/LeadLinks';
import { ShareOffer } from '#features/offers/detail/ShareOffer';
import { OpenedOffer } from '#features/offers/list/OpenedOffer';
import { OfferPicture } from '#features/offers/OfferPicture';
import { whenShown } from '#page/when-shown';
import type { RentalOffer } from '#services/entities/offer';
import { getRentalOffer } from '#services/rental-offer';
import { useHost, useMessages } from '#ui/core/host-context';
import { HeadingText } from '#ui/HeadingText';
import { Price } from '#ui/parts/Price';
import type { RentalOffersProps } from '../../attributes';
import { texts } from '../messages';
import { RentalTags } from '../RentalTags';
import { PlanPicker } from './PlanPicker';
import { RentalDealers } from './RentalDealers';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor chose a plan of a rental offer. period: months. */
    'vt-rental-plan-chosen': { offerId: string; period: number; kilometersPerMonth: number };
  }
}

interface RentalDetailProps {
  id: string;
  /** The offer as the list has it: shown until the service answers. */
  known: RentalOffer | undefined;
  pages: Pick<RentalOffersProps, 'interestUrl' | 'contactUrl'>;
  dealerGroup: string;
  /** Query parameter that opens the offer. */
  parameter: string;
  onBack(): void;
}

/** One rental offer with its plans, as the service has it now. */
export function RentalDetail({ id, known, onBack, ...rest }: RentalDetailProps) {
  const { signal } = useHost();
  return (
    <OpenedOffer id={id} known={known} load={() => getRentalOffer({ id }, { signal })} onBack={onBack}>
      {(offer, heading) => <Content offer={offer} heading={heading} {...rest} />}
    </OpenedOffer>
  );
}

interface ContentProps extends Pick<RentalDetailProps, 'pages' | 'dealerGroup' | 'parameter'> {
  offer: RentalOffer;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Content({ offer, heading, pages, dealerGroup, parameter }: ContentProps) {
  const { emit } = useHost();
  const messages = useMessages(texts);
  const { id, title } = offer;
  const plans = offeredPlans(offer.plans);
  const [choice, setChoice] = useState<{ period: number; kilometers: number } | null>(null);
  const plan = (choice && planFor(plans, choice.period, choice.kilometers)) ?? plans[0];
  const planId = plan?.productId || '';
  useEffect(() => whenShown(() => emit('vt-offer-viewed', { offerId: id, kind: 'rental' })), [id, emit]);
  // A form of this page takes the offer and its plan from the page's car.
  useEffect(
    () => whenShown(() => setLastViewedOffer({ id, kind: 'rental', title, ...(planId && { planId }) })),
    [id, title, planId],
  );
  const choose = (period: number, kilometers: number) => {
    setChoice({ period, kilometers });
    const chosen = planFor(plans, period, kilometers);
    if (chosen)
      emit('vt-rental-plan-chosen', { offerId: id, period, kilometersPerMonth: chosen.kilometersPerMonth });
  };
  return (
    <article className="detail-offer">
      <OfferPicture offer={offer} sizes="(min-width: 760px) 560px, 90vw" />
      <div>
        <RentalTags tags={offer.tags} />
        <h3 tabIndex={-1} ref={heading}>
          <HeadingText>{offer.title}</HeadingText>
        </h3>
        {offer.description && <p>{offer.description}</p>}
        {plan && <PlanPicker plans={plans} plan={plan} onChoose={choose} />}
        <div className="plan-price" role="status">
          <Price
            large
            price={{
              type: plan ? 'FULL_PRICE' : 'STARTS_WITH',
              value: plan?.monthlyPrice ?? offer.monthlyPrice ?? null,
            }}
            note={messages.month}
          />
        </div>
        <div className="actions">
          <LeadLinks
            offer={{
              id,
              kind: 'rental',
              title,
              mvsCode: offer.mvsCode ?? null,
              year: offer.year ?? null,
              ...(planId && { planId }),
            }}
            links={[
              { label: messages.subscribe, page: pages.contactUrl },
              // Its form asks for a company's data.
              { label: messages.company, page: pages.interestUrl },
            ]}
          />
        </div>
        {offer.includes.length > 0 && (
          <>
            <h4>{messages.included}</h4>
            <ul>
              {offer.includes.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        )}
        <RentalDealers brand={offer.brand ?? ''} dealerGroup={dealerGroup} />
        <ShareOffer id={id} title={offer.title} parameter={parameter} />
        {offer.legalText && (
          <>
            <h4>{messages.legal}</h4>
            <p className="muted small">{offer.legalText}</p>
          </>
        )}
      </div>
    </article>
  );
}

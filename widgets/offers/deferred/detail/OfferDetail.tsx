import { type RefObject, useEffect } from 'react';
import { setLastViewedOffer } from '#features/car/car-store';
import { trackView } from '#features/car/track-view';
import { texts as cardTexts } from '#features/offers/card/messages';
import { coverageText, stateNow, validityText } from '#features/offers/card/offer-labels';
import { useGroupName } from '#features/offers/card/use-group-name';
import { LeadLinks } from '#features/offers/detail/LeadLinks';
import { ShareOffer } from '#features/offers/detail/ShareOffer';
import { OpenedOffer } from '#features/offers/list/OpenedOffer';
import { OfferPicture } from '#features/offers/OfferPicture';
import { offerPrice } from '#features/offers/offer-price';
import { whenShown } from '#page/when-shown';
import type { Offer } from '#services/entities/offer';
import { getOffer } from '#services/offer-admin';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { useLatest } from '#ui/hooks/use-latest';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Price } from '#ui/parts/Price';
import type { OffersProps } from '../../attributes';
import { texts } from '../messages';
import { ReportOffer } from '../report/ReportOffer';
import { SaveButton } from '../SaveButton';
import { OfferDealers } from './OfferDealers';
import { OfferMarks } from './OfferMarks';

type LeadPages = Pick<OffersProps, 'contactUrl' | 'financingUrl' | 'reservationUrl'>;

interface OfferDetailProps {
  id: string;
  /** The offer as the list has it: shown until the service answers. */
  known: Offer | undefined;
  pages: LeadPages;
  onBack(): void;
  /** Lists the offers of a model. */
  onSimilar(modelCode: string): void;
}

/** One offer, as the service has it now: it may have been sold since the list was loaded. */
export function OfferDetail({ id, known, pages, onBack, onSimilar }: OfferDetailProps) {
  const { signal } = useHost();
  return (
    <OpenedOffer id={id} known={known} load={() => getOffer({ id }, { signal })} onBack={onBack}>
      {(offer, heading) => <Content offer={offer} pages={pages} heading={heading} onSimilar={onSimilar} />}
    </OpenedOffer>
  );
}

interface ContentProps extends Pick<OfferDetailProps, 'pages' | 'onSimilar'> {
  offer: Offer;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Content({ offer, pages, heading, onSimilar }: ContentProps) {
  const { emit, language } = useHost();
  const messages = useMessages(texts);
  const labels = useMessages(cardTexts);
  const { id, title } = offer;
  const kind = offer.type === 'RENTAL' ? 'rental' : 'sale';
  const latest = useLatest({ kind, title } as const);
  // Once for each offer, also where it has changed meanwhile.
  useEffect(
    () =>
      whenShown(() => {
        const { kind, title } = latest.current;
        setLastViewedOffer({ id, kind, title });
        emit('vt-offer-viewed', { offerId: id, kind });
      }),
    [id, emit],
  );
  const { mvsCode, year, dealerCodes } = offer;
  useEffect(() => (mvsCode ? trackView({ mvsCode, year }) : undefined), [mvsCode, year]);
  const state = stateNow(offer);
  const group = useGroupName(offer);
  // With several dealers the visitor chooses.
  const dealer = dealerCodes.length === 1 ? dealerCodes[0] : undefined;
  const { contactUrl, financingUrl, reservationUrl } = pages;
  const links = [
    { label: messages.contact, page: contactUrl },
    // A rented car is neither financed nor reserved.
    ...(offer.type === 'RENTAL'
      ? []
      : [
          { label: messages.financing, page: financingUrl },
          { label: messages.reservation, page: reservationUrl },
        ]),
  ];
  return (
    <article className="detail-offer">
      <OfferPicture offer={offer} sizes="(min-width: 760px) 560px, 90vw" />
      <div>
        <h3 tabIndex={-1} ref={heading}>
          <HeadingText>{offer.title}</HeadingText>
        </h3>
        {state !== 'open' && (
          <p role="status" className="ended">
            <Badge>{labels[state]}</Badge> {messages.ended}
          </p>
        )}
        {offer.description && <p>{offer.description}</p>}
        <Price large price={offerPrice(offer)} />
        <p className="muted">
          {validityText(offer, labels, language)}
          <br />
          {coverageText(offer, group, labels)}
        </p>
        <div className="actions">
          {state === 'open' && (
            <LeadLinks offer={{ id, kind, title, mvsCode, year, ...(dealer && { dealer }) }} links={links} />
          )}
          {state !== 'open' && offer.modelCode && (
            <Button onClick={() => onSimilar(offer.modelCode ?? '')}>
              {fillMessage(messages.similar, { model: offer.modelName || offer.modelCode })}
            </Button>
          )}
          <SaveButton offer={offer} />
        </div>
        <OfferMarks offer={offer} />
        {offer.type !== 'RENTAL' && state === 'open' && <OfferDealers offerId={id} />}
        <ShareOffer id={id} title={offer.title} />
        {offer.legalText && (
          <>
            <h4>{messages.legal}</h4>
            <p className="muted small">{offer.legalText}</p>
          </>
        )}
        <ReportOffer offerId={id} />
      </div>
    </article>
  );
}

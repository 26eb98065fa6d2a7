import { useState } from 'react';
import { hasPendingRecall, isPending, pendingFirst } from '#domain/vehicle/recall';
import { otherBrandName } from '#features/owner/car-brand';
import { OtherBrand } from '#features/owner/OtherBrand';
import { WorkshopBooking } from '#features/owner/WorkshopBooking';
import { RECALL_SERVICE, type RecallCar } from '#services/entities/recall';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import type { RecallSearchProps } from '../attributes';
import { CarCampaign } from './CarCampaign';
import { texts } from './messages';

interface ResultProps extends Pick<RecallSearchProps, 'brandUrl' | 'privacyUrl'> {
  /** Null if the service knows no such car. */
  car: RecallCar | null;
}

/** What is pending and what was done on a car, and the booking of what is pending. */
function CarRecalls({ car, brandUrl, privacyUrl }: ResultProps & { car: RecallCar }) {
  const messages = useMessages(texts);
  const [isBooking, setBooking] = useState(false);
  const campaigns = car.campaigns ?? [];
  const count = campaigns.filter(isPending).length;
  const pending = hasPendingRecall(car);
  const otherBrand = otherBrandName(car.brand);
  const text =
    count === 1
      ? messages.pendingOne
      : count > 0
        ? fillMessage(messages.pendingMany, { count })
        : messages.pendingSome;
  return (
    <>
      {pending === undefined ? (
        <p className="notice neutral">{messages.notSaid}</p>
      ) : (
        <p className={pending ? 'notice bad' : 'notice'}>
          <b>{pending ? text : messages.none}</b> {pending ? messages.free : messages.noneHint}
        </p>
      )}
      {campaigns.length > 0 && (
        <ul className="campaigns">
          {pendingFirst(campaigns).map((campaign) => (
            <CarCampaign key={campaign.id} car={car} campaign={campaign} />
          ))}
        </ul>
      )}
      {pending &&
        (otherBrand ? (
          <OtherBrand brand={car.brand ?? ''} url={brandUrl}>
            {fillMessage(messages.otherBrand, { brand: otherBrand })}
          </OtherBrand>
        ) : isBooking ? (
          <WorkshopBooking
            name={messages.book}
            services={RECALL_SERVICE.code}
            plate={car.plateNumber ?? ''}
            chassis={car.chassis}
            mvs={car.mvsCode ?? ''}
            startsAtDealer
            privacyUrl={privacyUrl}
          />
        ) : (
          <Button onClick={() => setBooking(true)}>{messages.book}</Button>
        ))}
    </>
  );
}

/** What a search found; its title takes the focus. */
export function Result({ car, ...links }: ResultProps) {
  const messages = useMessages(texts);
  const name = car
    ? [car.modelName, car.versionName, car.year].filter(Boolean).join(' ') || messages.car
    : messages.unknown;
  return (
    <section className="result">
      <FocusHeading level={3} scrollsToStart>
        {name}
      </FocusHeading>
      {car ? <CarRecalls car={car} {...links} /> : <p>{messages.unknownHint}</p>}
    </section>
  );
}

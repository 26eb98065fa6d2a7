import { useLayoutEffect, useState } from 'react';
import { reviewsDrawing } from '#features/dealer/reviews/reviews-drawing';
import { OwnedCarChoice } from '#features/owner/OwnedCarChoice';
import { useOwnedCars } from '#features/owner/use-owned-cars';
import { safeUrl } from '#page/core/safe-url';
import { useMessages } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Loading } from '#ui/parts/Loading';
import { Success } from '#ui/parts/Success';
import { texts } from './messages';
import { ReviewFields } from './ReviewFields';
import { canReview } from './review-calls';
import { useReviewedCars } from './use-reviewed-cars';

/** What became of a car's opinion: sent now, or before. */
type Outcome = 'sent' | 'already';

/** The end of the form, whose focus it takes; or what the service says from the start. */
function Done({ outcome, takesFocus }: { outcome: Outcome; takesFocus: boolean }) {
  const messages = useMessages(texts);
  return (
    <Success>
      <FocusHeading level={3} takesFocus={takesFocus}>
        {messages[outcome]}
      </FocusHeading>
      <p role="status">{outcome === 'sent' ? messages.sentHint : messages.alreadyHint}</p>
    </Success>
  );
}

interface OwnOpinionProps {
  garageUrl: string;
  /** Called with the dealer of the car that is reviewed; empty without one. */
  onDealer(dealer: string): void;
  onSent(): void;
}

/** The cars that can be reviewed, and the form for one of them, or what the service has of it. */
export function OwnOpinion({ garageUrl, onDealer, onSent }: OwnOpinionProps) {
  const messages = useMessages(texts);
  const { value: owned, failed, retry } = useOwnedCars();
  const reviewed = useReviewedCars();
  const [chosen, setChosen] = useState('');
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const cars = owned?.filter(canReview) ?? [];
  const car = cars.find(({ id }) => id === chosen) ?? cars[0];
  // Known together with the form: what is shown of the dealer stands below it, and moves when the form comes later.
  const dealer = (reviewed && car?.dealerCode) || '';
  const latest = useLatest(onDealer);
  // Before the paint: the form that comes and the choice of a dealer that goes are one change.
  useLayoutEffect(() => {
    latest.current(dealer);
    return () => latest.current('');
  }, [dealer]);
  if (failed) return <Failed onRetry={retry} />;
  if (!owned || !reviewed) return <Loading />;
  const garage = safeUrl(garageUrl);
  if (!car) {
    return (
      <Empty
        title={messages.none}
        drawing={reviewsDrawing}
        action={garage && <a href={garage}>{messages.garage}</a>}
      >
        {messages.noneHint}
      </Empty>
    );
  }
  const now = outcomes[car.id];
  const outcome = now ?? (reviewed.has(car.id) ? 'already' : undefined);
  return (
    <>
      <OwnedCarChoice name="review-car" label={messages.car} cars={cars} car={car} onChoose={setChosen} />
      {outcome ? (
        <Done key={`${car.id} ${outcome}`} outcome={outcome} takesFocus={!!now} />
      ) : (
        <ReviewFields
          key={car.id}
          car={car}
          onEnd={(isNew) => {
            setOutcomes({ ...outcomes, [car.id]: isNew ? 'sent' : 'already' });
            onSent();
          }}
        />
      )}
    </>
  );
}

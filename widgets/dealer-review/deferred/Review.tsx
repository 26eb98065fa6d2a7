import { useEffect, useRef, useState } from 'react';
import { OwnedCarChoice } from '../../../src/features/owner/OwnedCarChoice';
import { useOwnedCars } from '../../../src/features/owner/use-owned-cars';
import { safeUrl } from '../../../src/page/core/safe-url';
import { useMessages } from '../../../src/ui/core/host-context';
import { Empty } from '../../../src/ui/parts/Empty';
import { Failed } from '../../../src/ui/parts/Failed';
import { Loading } from '../../../src/ui/parts/Loading';
import { messages } from './messages';
import { ReviewFields } from './ReviewFields';
import { Reviews } from './Reviews';
import { canReview } from './review-calls';

/** What became of a car's opinion: sent now, or before. */
type Outcome = 'sent' | 'already';

/** The end of the form; takes the focus from it. */
function Done({ outcome }: { outcome: Outcome }) {
  const w = useMessages(messages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="notice good">
      <h3 tabIndex={-1} ref={title}>
        {w[outcome]}
      </h3>
      <p role="status">{outcome === 'sent' ? w.sentHint : w.alreadyHint}</p>
    </div>
  );
}

/** The cars that can be reviewed, the form for one of them, and what other owners say of its dealer. */
export function Review({ garageUrl }: { garageUrl: string }) {
  const w = useMessages(messages);
  const { value: owned, failed, retry } = useOwnedCars();
  const [chosen, setChosen] = useState('');
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  if (failed) return <Failed onRetry={retry} />;
  if (!owned) return <Loading />;
  const cars = owned.filter(canReview);
  const car = cars.find(({ id }) => id === chosen) ?? cars[0];
  const garage = safeUrl(garageUrl);
  if (!car) {
    return (
      <Empty title={w.none} action={garage && <a href={garage}>{w.garage}</a>}>
        {w.noneHint}
      </Empty>
    );
  }
  const outcome = outcomes[car.id];
  return (
    <>
      <OwnedCarChoice name="review-car" label={w.car} cars={cars} car={car} onChoose={setChosen} />
      {outcome ? (
        <Done key={`${car.id} ${outcome}`} outcome={outcome} />
      ) : (
        <ReviewFields
          key={car.id}
          car={car}
          onEnd={(isNew) => setOutcomes({ ...outcomes, [car.id]: isNew ? 'sent' : 'already' })}
        />
      )}
      <Reviews key={`${car.dealerCode} ${outcome}`} dealer={car.dealerCode ?? ''} />
    </>
  );
}

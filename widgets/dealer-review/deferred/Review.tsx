import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $dealer } from '#features/dealer/dealer-store';
import { Reviews } from '#features/dealer/reviews/Reviews';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { useReleasedHeight } from '#ui/hooks/use-released-height';
import type { DealerReviewProps } from '../attributes';
import { texts } from './messages';
import { OwnOpinion } from './OwnOpinion';

// Only visitors who review no car of their own load it; what it shows is shared.
const deferredField = deferred(() => import('./ReviewedDealer'));

/**
 * What owners say of a dealer, for everybody: of the author's, else that of the car which its owner reviews, else the one
 * chosen on the page. Above it the opinion of a signed-in owner.
 */
export function Review({ dealer: authored, garageUrl }: Omit<DealerReviewProps, 'heading'>) {
  const messages = useMessages(texts);
  const chosen = useStore($dealer);
  /** Of the car that is reviewed. */
  const [own, setOwn] = useState('');
  /** Counts the opinions that were sent: the list then begins anew. */
  const [count, setCount] = useState(0);
  const dealer = authored || own || chosen?.id || '';
  const field = useDeferred(deferredField, !own);
  // Without the form there is less to show.
  useReleasedHeight(!own, true);
  return (
    <>
      <SignInGate purpose={messages.purpose}>
        <OwnOpinion garageUrl={garageUrl} onDealer={setOwn} onSent={() => setCount(count + 1)} />
      </SignInGate>
      {!own && (
        <DeferredView of={field} placeholder={null}>
          {({ ReviewedDealer }) => <ReviewedDealer authored={authored} />}
        </DeferredView>
      )}
      {dealer && <Reviews key={`${dealer} ${count}`} dealer={dealer} heading="h3" />}
    </>
  );
}

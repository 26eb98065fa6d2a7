import { useState } from 'react';
import { DealerField } from '../../../src/features/dealer/picker/DealerField';
import { useFormDealer } from '../../../src/features/dealer/picker/use-form-dealer';
import { SignInGate } from '../../../src/features/session/sign-in/SignInGate';
import { useMessages } from '../../../src/ui/core/host-context';
import { useReleasedHeight } from '../../../src/ui/hooks/use-released-height';
import type { DealerReviewProps } from '../attributes';
import { messages } from './messages';
import { OwnOpinion } from './OwnOpinion';
import { Reviews } from './Reviews';

/**
 * What owners say of a dealer, for everybody: of the author's, else that of the car which its owner reviews, else the one
 * chosen on the page. Above it the opinion of a signed-in owner.
 */
export function Review({ dealer: authored, garageUrl }: Omit<DealerReviewProps, 'heading'>) {
  const w = useMessages(messages);
  const chosen = useFormDealer(authored);
  /** Of the car that is reviewed. */
  const [own, setOwn] = useState('');
  /** Counts the opinions that were sent: the list then begins anew. */
  const [count, setCount] = useState(0);
  const dealer = authored || own || chosen.id;
  // Without the form there is less to show.
  useReleasedHeight(!own);
  return (
    <>
      <SignInGate purpose={w.purpose}>
        <OwnOpinion garageUrl={garageUrl} onDealer={setOwn} onSent={() => setCount(count + 1)} />
      </SignInGate>
      {!own && <DealerField name="review-dealer" dealer={chosen} />}
      {dealer && <Reviews key={`${dealer} ${count}`} dealer={dealer} />}
    </>
  );
}

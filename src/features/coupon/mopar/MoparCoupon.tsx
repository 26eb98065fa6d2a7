import { useState } from 'react';
import { isKind } from '#services/http/problem';
import { getMoparOffer } from '#services/mopar-offer';
import { useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { Failed } from '#ui/parts/Failed';
import { MoparTerms } from './MoparTerms';
import { texts } from './messages';

/** The offer with this id. */
export function MoparCoupon({ id }: { id: string }) {
  const messages = useMessages(texts);
  const [isMissing, setMissing] = useState(false);
  const query = useQuery(
    () =>
      getMoparOffer({ id }).catch((error) => {
        setMissing(isKind(error, 'missing'));
        throw error;
      }),
    id,
  );
  const { value: offer, failed, retry } = query;
  if (failed && isMissing) return <p>{messages.missing}</p>;
  if (failed) return <Failed onRetry={retry} />;
  return offer ? <MoparTerms offer={offer} /> : <div aria-busy="true" />;
}

/** The chunk that only widgets about an offer of services or accessories load. */
export const moparParts = { MoparCoupon };

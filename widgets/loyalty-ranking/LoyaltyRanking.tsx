import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { LoyaltyRankingProps } from './attributes';
import { texts } from './messages';

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the call and the table, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Ranking'));

export default function LoyaltyRanking({ heading, pageSize }: LoyaltyRankingProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Ranking }) => <Ranking count={pageSize} />}
    </DeferredPanel>
  );
}

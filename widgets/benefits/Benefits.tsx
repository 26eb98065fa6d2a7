import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { BenefitsProps } from './attributes';
import { texts } from './messages';

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls and the lists, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Area'));

export default function Benefits({ heading, ...props }: BenefitsProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Area }) => <Area {...props} />}
    </DeferredPanel>
  );
}

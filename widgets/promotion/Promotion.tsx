import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import { arrivalKind } from './arrival';
import type { PromotionProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { type Messages, messages as pt } from './messages.pt-BR';

/** Says what the visitor gets by signing in; what the address has brought is kept for then. */
function purposeOf({ invited, code, purpose: usual }: Messages): string {
  const kind = arrivalKind();
  return kind === 'invitation' ? invited : kind ? code : usual;
}

export const purpose = {
  get 'pt-BR'() {
    return purposeOf(pt);
  },
  get 'es-AR'() {
    return purposeOf(es);
  },
};

/** Loads the calls and the lists, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Area'));

export default function Promotion({ heading, ...props }: PromotionProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Area }) => <Area {...props} />}
    </DeferredPanel>
  );
}

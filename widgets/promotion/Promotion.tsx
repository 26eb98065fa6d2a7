import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { arrivalKind } from './arrival';
import type { PromotionProps } from './attributes';
import { type Messages, texts } from './messages';

/** Says what the visitor gets by signing in; what the address has brought is kept for then. */
function purposeOf({ invited, code, purpose: usual }: Messages): string {
  const kind = arrivalKind();
  return kind === 'invitation' ? invited : kind ? code : usual;
}

export const purpose = {
  get 'pt-BR'() {
    return purposeOf(texts['pt-BR']);
  },
  get 'es-AR'() {
    return purposeOf(texts['es-AR']);
  },
};

/** Loads the calls and the lists, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Area'));

export default function Promotion({ heading, ...props }: PromotionProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Area }) => <Area {...props} />}
    </DeferredPanel>
  );
}

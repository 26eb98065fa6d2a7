import { DeferredPanel } from '#ui/core/DeferredPanel';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { BenefitsProps } from './attributes';
import { texts } from './messages';

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** With the rules of a form. */
const coverageModule = deferred(() => import('./deferred/OpenCoverage'));

function OpenCoverageView({ heading, audience }: BenefitsProps) {
  const messages = useMessages(texts);
  const loading = useDeferred(coverageModule);
  return (
    <div className="panel">
      <h2>{heading || messages.heading}</h2>
      <DeferredView of={loading} placeholder={<div aria-busy="true" />}>
        {({ OpenCoverage }) => <OpenCoverage audience={audience} />}
      </DeferredView>
    </div>
  );
}

/** The coverage is for everybody: its calls name no session (BEN-01, BEN-02). */
export const withoutSession = (props: BenefitsProps) =>
  props.audience ? <OpenCoverageView {...props} /> : null;

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

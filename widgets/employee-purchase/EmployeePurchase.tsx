import { DeferredPanel } from '#ui/core/DeferredPanel';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { EmployeePurchaseProps } from './attributes';
import { texts } from './messages';

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

const validationModule = deferred(() => import('./deferred/buyer/OpenValidation'));

function OpenValidationView({ heading }: Pick<EmployeePurchaseProps, 'heading'>) {
  const messages = useMessages(texts);
  const loading = useDeferred(validationModule);
  return (
    <div className="panel">
      <h2>{heading || messages.heading}</h2>
      <DeferredView of={loading} placeholder={<div aria-busy="true" />}>
        {({ OpenValidation }) => <OpenValidation />}
      </DeferredView>
    </div>
  );
}

/** The validation of an employee needs no session (UPL-03). */
export const withoutSession = ({ heading }: EmployeePurchaseProps) => (
  <OpenValidationView heading={heading} />
);

/** Loads the calls and the forms, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Purchase'));

export default function EmployeePurchase({ heading, ...props }: EmployeePurchaseProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Purchase }) => <Purchase {...props} />}
    </DeferredPanel>
  );
}

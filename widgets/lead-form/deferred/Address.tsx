import type { LeadForm } from '../../../src/domain/lead-form';
import { DeferredView } from '../../../src/ui/core/DeferredView';
import { deferred } from '../../../src/ui/core/deferred';
import { useDeferred } from '../../../src/ui/core/use-deferred';
import type { Form } from '../../../src/ui/core/use-form';

const deferredFields = deferred(() => import('../../../src/features/place/address/AddressFields'));

/** The fields of the address, on pages that ask for it: they load when the postal code is typed. */
export const Address = ({ form }: { form: Form<LeadForm> }) => (
  <DeferredView of={useDeferred(deferredFields)} placeholder={null}>
    {({ AddressFields }) => <AddressFields form={form} />}
  </DeferredView>
);

import type { LeadForm } from '#domain/lead/lead-form';
import { asksCity } from '#features/contact/lead-without-cpf';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useDeferred } from '#ui/core/use-deferred';
import type { Form } from '#ui/core/use-form';

// Only pages that ask for an address load it.
const deferredFields = deferred(() => import('#features/place/address/AddressFields'));

/** The fields of the address, on pages that ask for it: they load when the postal code is typed. */
export const Address = ({ form }: { form: Form<LeadForm> }) => (
  <DeferredView of={useDeferred(deferredFields)} placeholder={null}>
    {({ AddressFields }) => <AddressFields form={form} asksCityCode={asksCity()} />}
  </DeferredView>
);

import { country } from '#page/core/metadata';
import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { useStyles } from '#ui/hooks/use-styles';
import { AddressFields, type AddressValues } from './AddressFields';
import css from './address-form.css?inline';

const labels = { 'pt-BR': { postalCode: 'CEP' }, 'es-AR': { postalCode: 'Código postal' } };

/** A whole address: its postal code, and the fields that the code fills in; side by side where there is room. */
export function AddressForm<V extends AddressValues>({ form }: { form: Form<V> }) {
  const messages = useMessages(labels);
  useStyles(css);
  // The form has all the address fields: V extends AddressValues.
  const address = form as unknown as Form<AddressValues>;
  return (
    <div className="address-grid">
      <TextField
        form={address}
        name="postalCode"
        label={messages.postalCode}
        {...inputPresets.postalCode}
        inputMode={country() === 'AR' ? 'text' : 'numeric'}
      />
      <AddressFields form={form} />
    </div>
  );
}

import type { DealerDetails } from '#services/entities/dealer';
import { SelectField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import type { FormDealer } from '../dealer/picker/use-form-dealer';
import { texts } from './messages';

interface ConsultantFieldProps {
  form: Form<{ consultantId: string }>;
  dealer: FormDealer;
}

/**
 * The consultant whom the visitor prefers (spec cars#scheduling); nothing for a dealer that names none. It is there while
 * the dealer loads, so that nothing moves.
 */
export function ConsultantField({ form, dealer }: ConsultantFieldProps) {
  const messages = useMessages(texts);
  const { id: dealerId, details, failed } = dealer;
  const consultants = details?.consultants ?? [];
  if (!dealerId || failed || (details && consultants.length === 0)) return null;
  return (
    <SelectField
      form={form}
      name="consultantId"
      label={messages.consultant}
      optional={messages.optional}
      empty={messages.anyConsultant}
      choices={consultants.map(({ id, name, role }) => ({
        value: id,
        label: [name, role].filter(Boolean).join(', '),
      }))}
    />
  );
}

/** Returns the id of a consultant if the dealer has them; empty for one of another dealer. */
export const consultantOf = (id: string | undefined, dealer: DealerDetails | undefined): string =>
  dealer?.consultants?.some((each) => each.id === id) ? (id ?? '') : '';

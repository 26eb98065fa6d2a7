import type { DealerDetails } from '../../services/entities/dealer';
import { SelectField } from '../../ui/core/fields';
import { useMessages } from '../../ui/core/host-context';
import type { Form } from '../../ui/core/use-form';
import { messages } from './messages';

interface ConsultantFieldProps {
  form: Form<{ consultantId: string }>;
  dealer: DealerDetails | undefined;
}

/** The consultant whom the visitor prefers; nothing for a dealer that names none (spec cars#scheduling). */
export function ConsultantField({ form, dealer }: ConsultantFieldProps) {
  const w = useMessages(messages);
  const consultants = dealer?.consultants ?? [];
  if (consultants.length === 0) return null;
  return (
    <SelectField
      form={form}
      name="consultantId"
      label={w.consultant}
      optional={w.optional}
      empty={w.anyConsultant}
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

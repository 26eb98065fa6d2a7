import type { DealerDetails } from '#services/entities/dealer';
import { SelectField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import type { FormDealer } from '../dealer/picker/use-form-dealer';
import { texts } from './messages';

interface BoxFieldProps {
  form: Form<{ boxId: string }>;
  dealer: FormDealer;
}

/** The box of the dealer that the visitor prefers (spec cars#scheduling); nothing for a dealer that names none. */
export function BoxField({ form, dealer }: BoxFieldProps) {
  const messages = useMessages(texts);
  const { id: dealerId, details, failed } = dealer;
  const boxes = details?.boxes ?? [];
  if (!dealerId || failed || (details && boxes.length === 0)) return null;
  return (
    <SelectField
      form={form}
      name="boxId"
      label={messages.box}
      optional={messages.optional}
      empty={messages.anyConsultant}
      choices={boxes.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** Returns the id of a box if the dealer has it; empty for one of another dealer. */
export const boxOf = (id: string | undefined, dealer: DealerDetails | undefined): string =>
  dealer?.boxes?.some((each) => each.id === id) ? (id ?? '') : '';

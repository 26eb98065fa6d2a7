import { EvidenceField } from '#features/questions/EvidenceField';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import type { Buyer } from '../buyer/buyer';
import { texts } from '../messages';
import { type BillingValues, documentField } from './billing-values';

interface ProofsProps {
  form: Form<BillingValues>;
  documents: Buyer['documents'];
}

/** The files that prove what the role has to: chosen, dropped or taken with the camera. */
export function Proofs({ form, documents }: ProofsProps) {
  const { billing: messages } = useMessages(texts);
  return (
    <fieldset className="employee-part">
      <legend>{messages.documents}</legend>
      {documents.map(({ code, name }) => (
        <EvidenceField
          key={code}
          form={form as unknown as Form<Record<string, File[]>>}
          name={documentField(code)}
          label={name || code}
        />
      ))}
    </fieldset>
  );
}

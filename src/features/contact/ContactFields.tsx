import { country } from '#page/core/metadata';
import { TextField } from '#ui/core/fields';
import type { Form } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import type { Contact } from './contact';
import { EmailSuggestion } from './EmailSuggestion';
import { KnownContact } from './KnownContact';

interface ContactFieldsProps {
  form: Form<Contact>;
  /** The fields' labels. */
  labels: { name: string; cpf: string; dni: string; email: string; phone: string };
}

/** Fields for the visitor's name, e-mail, phone and, last, document; what is known of them is filled in. */
export function ContactFields({ form, labels }: ContactFieldsProps) {
  const argentina = country() === 'AR';
  return (
    <>
      <TextField form={form} name="name" label={labels.name} {...inputPresets.personName} />
      <TextField
        form={form}
        name="email"
        label={labels.email}
        after={
          <>
            <EmailSuggestion form={form} />
            <KnownContact form={form} names={['name', 'email', 'phone', 'cpf']} />
          </>
        }
        {...inputPresets.email}
      />
      <TextField form={form} name="phone" label={labels.phone} {...inputPresets.phone} />
      <TextField
        form={form}
        name="cpf"
        label={argentina ? labels.dni : labels.cpf}
        {...(argentina ? inputPresets.dni : inputPresets.cpf)}
      />
    </>
  );
}

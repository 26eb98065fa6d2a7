import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { EmailSuggestion } from '../contact/EmailSuggestion';
import { KnownContact } from '../contact/KnownContact';
import { texts } from './messages';
import type { Person } from './person';

/** The fields of who an appointment is for; what is known of the visitor fills in what is empty. */
export function PersonFields({ form }: { form: Form<Person> }) {
  const messages = useMessages(texts);
  return (
    <div className="grid">
      <TextField form={form} name="name" label={messages.name} {...inputPresets.personName} />
      <TextField
        form={form}
        name="email"
        label={messages.email}
        after={
          <>
            <EmailSuggestion form={form} />
            <KnownContact form={form} names={['name', 'email', 'phone']} />
          </>
        }
        {...inputPresets.email}
      />
      <TextField form={form} name="phone" label={messages.phone} {...inputPresets.phone} />
    </div>
  );
}

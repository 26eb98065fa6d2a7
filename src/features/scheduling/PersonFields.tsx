import { useEffect, useRef } from 'react';
import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import * as kinds from '#ui/standalone/kinds';
import { EmailSuggestion } from '../contact/EmailSuggestion';
import { prefillWhenSignedIn } from '../contact/prefill-when-signed-in';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import type { Person } from './person';

/** The fields of who an appointment is for; the account's data of a signed-in visitor fill in what is empty. */
export function PersonFields({ form }: { form: Form<Person> }) {
  const messages = useMessages(pt, es);
  const latest = useRef(form);
  latest.current = form;
  useEffect(
    () =>
      prefillWhenSignedIn<Person>(
        { values: () => latest.current.values, set: (changes) => latest.current.set(changes) },
        ['name', 'email', 'phone'],
      ),
    [],
  );
  return (
    <div className="grid">
      <TextField form={form} name="name" label={messages.name} {...kinds.personName} />
      <TextField
        form={form}
        name="email"
        label={messages.email}
        after={<EmailSuggestion form={form} />}
        {...kinds.email}
      />
      <TextField form={form} name="phone" label={messages.phone} {...kinds.phone} />
    </div>
  );
}

import { country } from '#page/core/metadata';
import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import * as kinds from '#ui/standalone/kinds';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import type { UserForm } from './user-values';

/** The personal data. */
export function UserStep({ form }: { form: Form<UserForm> }) {
  const messages = useMessages(pt, es);
  const argentina = country() === 'AR';
  return (
    <div className="data-grid">
      <TextField form={form} name="name" label={messages.name} {...kinds.personName} />
      <TextField
        form={form}
        name="nickname"
        label={messages.nickname}
        optional={messages.optional}
        autoComplete="nickname"
        spellCheck={false}
      />
      <TextField form={form} name="emailPreferred" label={messages.email} {...kinds.email} />
      <TextField form={form} name="phone" label={messages.phone} {...kinds.phone} />
      <TextField
        form={form}
        name="cpf"
        label={argentina ? messages.dni : messages.cpf}
        {...(argentina ? kinds.dni : kinds.cpf)}
      />
      <TextField form={form} name="birthday" label={messages.birthday} {...kinds.birthday} />
    </div>
  );
}

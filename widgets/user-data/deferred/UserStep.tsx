import { country } from '#page/core/metadata';
import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { texts } from './messages';
import type { UserForm } from './user-values';

/** The personal data. */
export function UserStep({ form }: { form: Form<UserForm> }) {
  const messages = useMessages(texts);
  const argentina = country() === 'AR';
  return (
    <div className="data-grid">
      <TextField form={form} name="name" label={messages.name} {...inputPresets.personName} />
      <TextField
        form={form}
        name="nickname"
        label={messages.nickname}
        optional={messages.optional}
        autoComplete="nickname"
        spellCheck={false}
      />
      <TextField form={form} name="emailPreferred" label={messages.email} {...inputPresets.email} />
      <TextField form={form} name="phone" label={messages.phone} {...inputPresets.phone} />
      <TextField
        form={form}
        name="cpf"
        label={argentina ? messages.dni : messages.cpf}
        {...(argentina ? inputPresets.dni : inputPresets.cpf)}
      />
      <TextField form={form} name="birthday" label={messages.birthday} {...inputPresets.birthday} />
    </div>
  );
}

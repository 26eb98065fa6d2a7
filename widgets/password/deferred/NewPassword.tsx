import type { ReactNode } from 'react';
import { FormFailure } from '#features/session/FormFailure';
import { useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import type { Form } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { PasswordField } from '#ui/fields/PasswordField';
import { texts } from './messages';
import type { PasswordForm } from './rules';

/** The end of each form: the new password twice, and the button that saves it. before: the form's own fields. */
export function NewPassword({
  form,
  before,
  after,
}: {
  form: Form<PasswordForm>;
  before: ReactNode;
  after?: ReactNode;
}) {
  const messages = useMessages(texts);
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FormMessages form={form} />
      {before}
      <PasswordField form={form} name="password" label={messages.password} kind="new" />
      <PasswordField form={form} name="confirmation" label={messages.confirmation} kind="new" rules={false} />
      <FormFailure guest form={form} />
      <SubmitButton form={form} sending={messages.saving}>
        {messages.save}
      </SubmitButton>
      {after}
    </form>
  );
}

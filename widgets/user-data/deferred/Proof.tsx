import { CodeField } from '#features/account/CodeField';
import { country } from '#page/core/metadata';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { PasswordField } from '#ui/fields/PasswordField';
import { UserName } from '#ui/fields/password/UserName';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';
import type { UserForm } from './user-values';

interface ProofProps {
  form: Form<UserForm>;
  /** The account's e-mail, to which a code goes. */
  email: string;
}

/** The password, or a code by e-mail, without which neither e-mail nor document changes (spec roles#account). */
export function Proof({ form, email }: ProofProps) {
  const messages = useMessages(texts);
  const byCode = form.values.proofBy === 'code';
  return (
    <fieldset className="proof">
      <legend>{messages.proof}</legend>
      <p className="muted">{country() === 'AR' ? messages.proofHintArgentina : messages.proofHint}</p>
      {byCode ? (
        <CodeField form={form as unknown as Form<{ code: string }>} email={email} sendsFirst />
      ) : (
        <>
          <UserName value={email} />
          <PasswordField form={form} name="password" label={messages.password} kind="current" />
        </>
      )}
      <Button kind="plain" onClick={() => form.set({ proofBy: byCode ? 'password' : 'code' })}>
        {byCode ? messages.byPassword : messages.byCode}
      </Button>
    </fieldset>
  );
}

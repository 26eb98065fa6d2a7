import type { ReactNode } from 'react';
import type { Form } from './use-form';

interface SubmitButtonProps {
  form: Pick<Form<unknown>, 'status'>;
  /** Replaces the name while the form is being sent, and is announced. */
  sending: string;
  children: ReactNode;
}

/** The button that sends a form. It stays focusable while sending, so that the focus is not lost. */
export function SubmitButton({ form, sending, children }: SubmitButtonProps) {
  const busy = form.status === 'sending';
  return (
    <>
      <button className="button" part="button" type="submit" aria-disabled={busy}>
        {busy ? sending : children}
      </button>
      {/* Outside the button: changes within a button are not announced. */}
      <span className="sr" role="status">
        {busy && sending}
      </span>
    </>
  );
}

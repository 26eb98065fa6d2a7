import { type ReactNode, useEffect, useState } from 'react';
import type { Form } from './use-form';

interface SubmitButtonProps {
  form: Pick<Form<unknown>, 'status'>;
  /** Replaces the name while the form is being sent, and is announced if that takes longer than a second. */
  sending: string;
  children: ReactNode;
}

/** The button that sends a form. It stays focusable while sending, so that the focus is not lost. */
export function SubmitButton({ form, sending, children }: SubmitButtonProps) {
  const busy = form.status === 'sending';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!busy) return;
    // Words of a shorter one would be said after its outcome.
    const timer = setTimeout(() => setLong(true), 1000);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [busy]);
  return (
    <>
      <button className="button" part="button" type="submit" aria-disabled={busy}>
        {busy ? sending : children}
      </button>
      {/* Outside the button: changes within a button are not announced. */}
      <span className="sr" role="status">
        {busy && isLong && sending}
      </span>
    </>
  );
}

import type { ReactNode } from 'react';
import { isKind } from '#services/http/problem';
import { deferred } from '#ui/core/deferred';
import { SendFailure } from '#ui/core/SendFailure';
import { useDeferred } from '#ui/core/use-deferred';
import type { Form } from '#ui/core/use-form';

/** Only who was signed in needs it. */
const deferredFailure = deferred(() => import('./sign-in/SessionFailure'));

/** The error of a call that was rejected for its session, where the error itself is no longer known. */
export const SESSION_EXPIRED = { status: 401 };

/** A form, or what a call that no form has sent has thrown. */
type Failing =
  | { form: Pick<Form<unknown>, 'status' | 'messages' | 'failure'>; error?: never }
  | { form?: never; error: unknown };

type FormFailureProps = Failing & {
  /** The message of any other failure; without a full stop. */
  text?: string | undefined;
  /** Replaces the notice of any other failure. */
  children?: ReactNode;
  /**
   * Whether a visitor without an account can send it too: a rejected session is told apart from another 401, and the
   * visitor can go on as a guest.
   */
  guest?: boolean;
  /** Sends what is in no form element. */
  onSend?: (() => void) | undefined;
};

/**
 * SendFailure for what needs a session, or uses it if there is one: if it expired, a way to sign in again in another tab, and
 * then to send what is still in the form (spec calls#sessions).
 */
export function FormFailure({ error, text, children, guest = false, onSend, ...props }: FormFailureProps) {
  const form = props.form ?? { status: 'failed', messages: [], failure: error };
  const isFailed = form.status === 'failed';
  const isRejected = isFailed && isKind(form.failure, 'unauthenticated');
  const { module, failures } = useDeferred(deferredFailure, isRejected);
  const other =
    children === undefined ? (
      <SendFailure form={form} {...(text && { text })} />
    ) : (
      isFailed && form.messages.length === 0 && children
    );
  if (!isRejected || failures > 0) return other;
  if (!module) return <p aria-busy="true" />;
  return <module.SessionFailure failure={form.failure} guest={guest} onSend={onSend} otherwise={other} />;
}

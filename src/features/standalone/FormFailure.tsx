import { deferred } from '#ui/core/deferred';
import { SendFailure } from '#ui/core/SendFailure';
import { useDeferred } from '#ui/core/use-deferred';
import type { SessionFailureProps } from '../session/sign-in/SessionFailure';

/** Only who was signed in needs it. */
const deferredFailure = deferred(() => import('../session/sign-in/SessionFailure'));

/** Stands for a form where a call that no form has sent was refused for its session. */
export const SESSION_ENDED: SessionFailureProps['form'] = {
  status: 'failed',
  messages: [],
  failure: { status: 401 },
};

/**
 * SendFailure for forms whose call uses the session if there is one: if it ended, the visitor signs in again or goes on as
 * a guest, with everything typed (spec calls#sessions).
 */
export function FormFailure({ guest = true, ...props }: SessionFailureProps) {
  const { form, text } = props;
  const isRefused = form.status === 'failed' && (form.failure as { status?: number })?.status === 401;
  const { module, failures } = useDeferred(deferredFailure, isRefused);
  if (!isRefused || failures > 0) return <SendFailure form={form} {...(text && { text })} />;
  return module ? <module.SessionFailure guest={guest} {...props} /> : <p aria-busy="true" />;
}

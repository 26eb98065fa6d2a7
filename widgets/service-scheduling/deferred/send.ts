import { brand } from '../../../src/page/core/metadata';
import { intentOf } from '../../../src/page/intents';
import { sendContact } from '../../../src/services/contact-us';
import { isServiceError } from '../../../src/services/http/service-error';
import type { Host } from '../../../src/ui/core/host-context';
import type { ServiceSchedulingProps } from '../attributes';
import type { ServiceSchedulingForm } from '../form-values';

declare module '../../../src/page/core/events' {
  interface VitrineEvents {
    /** The service has accepted the message. */
    'vt-service-scheduling-sent': { id: string };
    /** The message was rejected or could not be sent; the visitor was informed and can retry. */
    'vt-service-scheduling-failed': { kind: string };
  }
}

/**
 * Sends the message; a retry is the same intent. Resolves to the protocol number for later enquiries. Throws a
 * ServiceError: rejected input is shown at its fields, any other failure can be retried (useForm).
 */
export async function send(
  { name = '', email = '', message = '' }: Partial<ServiceSchedulingForm>,
  { reason }: ServiceSchedulingProps,
  host: Host,
): Promise<string> {
  const body = { name: name.trim(), email: email.trim(), message, reason, brand: brand() };
  const intent = intentOf(host.element, 'message', body);
  try {
    const { id, protocol } = await sendContact({ body }, { idempotencyKey: intent.key });
    intent.confirm();
    host.emit('vt-service-scheduling-sent', { id });
    return protocol ?? '';
  } catch (error) {
    host.emit('vt-service-scheduling-failed', { kind: isServiceError(error) ? error.kind : 'unknown' });
    throw error;
  }
}

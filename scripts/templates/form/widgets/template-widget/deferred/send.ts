import { brand } from '../../../src/page/core/metadata';
import { intentOf } from '../../../src/page/intents';
import { sendContact } from '../../../src/services/contact-us';
import { isServiceError } from '../../../src/services/http/service-error';
import type { Host } from '../../../src/ui/core/host-context';
import type { TemplateWidgetProps } from '../attributes';
import type { TemplateWidgetForm } from '../form-values';

declare module '../../../src/page/core/events' {
  interface VitrineEvents {
    /** The service has the message. */
    'vt-template-widget-sent': { id: string };
    /** The message was refused or could not be sent; the visitor was told and may try again. */
    'vt-template-widget-failed': { kind: string };
  }
}

/**
 * Sends the message; a retry is the same intent. Resolves with the protocol the visitor can ask about. Throws a
 * ServiceError: what it refuses lands on the fields, anything else can be retried (useForm).
 */
export async function send(
  { name = '', email = '', message = '' }: Partial<TemplateWidgetForm>,
  { reason }: TemplateWidgetProps,
  host: Host,
): Promise<string> {
  const body = { name: name.trim(), email: email.trim(), message, reason, brand: brand() };
  const intent = intentOf(host.element, 'message', body);
  try {
    const { id, protocol } = await sendContact({ body }, { idempotencyKey: intent.key });
    intent.confirm();
    host.emit('vt-template-widget-sent', { id });
    return protocol ?? '';
  } catch (error) {
    host.emit('vt-template-widget-failed', { kind: isServiceError(error) ? error.kind : 'unknown' });
    throw error;
  }
}

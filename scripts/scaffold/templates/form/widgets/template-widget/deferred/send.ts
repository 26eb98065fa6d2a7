import { brand } from '#page/core/metadata';
import { sendContact } from '#services/contact-us';
import type { Host } from '#ui/core/host-context';
import { submit } from '#ui/submission';
import type { TemplateWidgetProps } from '../attributes';
import type { TemplateWidgetForm } from '../form-values';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The service has accepted the message. */
    'vt-template-widget-sent': { id: string };
    /** The message was rejected or could not be sent; the visitor was informed and can retry. */
    'vt-template-widget-failed': { kind: string };
  }
}

/**
 * Sends the message; a retry is the same intent. Resolves to the protocol number for later enquiries. Throws a
 * ServiceError: rejected input is shown at its fields, any other failure can be retried (useForm).
 */
export async function send(
  { name = '', email = '', message = '' }: Partial<TemplateWidgetForm>,
  { reason }: TemplateWidgetProps,
  host: Host,
): Promise<string> {
  const body = { name: name.trim(), email: email.trim(), message, reason, brand: brand() };
  const { protocol } = await submit(host, 'message', body, {
    send: (options) => sendContact({ body }, options),
    sent: ['vt-template-widget-sent', ({ id }) => ({ id })],
    failed: 'vt-template-widget-failed',
  });
  return protocol ?? '';
}

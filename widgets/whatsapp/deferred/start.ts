import { digitsOf } from '../../../src/domain/format';
import { prefill } from '../../../src/domain/prefill';
import { $session } from '../../../src/features/session/session';
import { brand } from '../../../src/page/core/metadata';
import { safeUrl } from '../../../src/page/core/safe-url';
import { intentOf } from '../../../src/page/intents';
import { isServiceError } from '../../../src/services/http/service-error';
import * as whatsapp from '../../../src/services/whatsapp';
import { $dealer } from '../../../src/stores/visitor/dealer';
import type { Host } from '../../../src/ui/core/host-context';
import { showPopup } from '../../../src/ui/popups/popup-store';
import type { WhatsappProps } from '../attributes';
import type { WhatsappForm } from '../form-values';
import { messages } from './messages';

declare module '../../../src/page/core/events' {
  interface VitrineEvents {
    /** A messaging-bot conversation was started (spec leads#messaging-bot-start). */
    'vt-whatsapp-started': { linked: boolean };
    /** The conversation's link opens (spec leads#messaging-bot-start). */
    'vt-whatsapp-navigated': { target: 'new' | 'same' };
    /** The conversation could not be started (spec leads#messaging-bot-start, submit error). */
    'vt-whatsapp-failed': { kind: string };
  }
}

/** Duration of the failure popup in milliseconds (spec leads#messaging-bot-start). */
export const FAILURE_DURATION = 4000;

/** Returns a number in the bot's format: 0 and digits only (spec leads#messaging-bot-check). */
export const botNumber = (phone: string): string => `0${digitsOf(phone).replace(/^0+/, '')}`;

/**
 * Starts the conversation (spec leads#messaging-bot-start). Resolves to its link, empty if the bot gave none. Throws
 * after showing the failure.
 */
export async function start(form: Partial<WhatsappForm>, props: WhatsappProps, host: Host): Promise<string> {
  const { user } = $session.get();
  const known = user && prefill(user, false);
  const brandName = brand() ?? '';
  const { model, version, series, color, scheduleDate, target } = props;
  const body = {
    phoneNumber: botNumber(form.phone ?? ''),
    name: form.name?.trim(),
    cpf: known?.cpf,
    email: known?.email,
    dealer: props.dealer || $dealer.get()?.id,
    brand: brandName,
    ...{ model, version, serie: series, color, scheduleDate },
  };
  const intent = intentOf(host.element, 'conversation', body);
  try {
    const { success, link } = await whatsapp.startConversation(
      { brand: brandName, body },
      { idempotencyKey: intent.key },
    );
    if (!success) throw new TypeError('the bot did not start');
    intent.confirm();
    host.emit('vt-whatsapp-started', { linked: !!link });
    const address = safeUrl(link) ?? '';
    if (address) open(address, target, host);
    return address;
  } catch (error) {
    showPopup({ type: 'ERROR', text: messages[host.language].failed, duration: FAILURE_DURATION });
    host.emit('vt-whatsapp-failed', { kind: isServiceError(error) ? error.kind : 'refused' });
    throw error;
  }
}

/** Opens the conversation; if the browser blocks a new window, the visitor can use the link on screen. */
function open(address: string, target: WhatsappProps['target'], host: Host): void {
  host.emit('vt-whatsapp-navigated', { target });
  if (target === 'same') {
    location.assign(address);
    return;
  }
  const opened = window.open(address, '_blank');
  if (opened) opened.opener = null;
}

/** What the widget needs once it is used. */
import '../../src/ui/masks';
import { name as isName, mobilePhone } from '../../src/domain/contact';
import { digitsOf } from '../../src/domain/format';
import { prefill } from '../../src/domain/prefill';
import { prefillContact } from '../../src/features/contact/prefill-contact';
import { $user } from '../../src/features/session/user-store';
import { brand, country } from '../../src/page/core/metadata';
import { safeUrl } from '../../src/page/core/safe-url';
import { intentOf } from '../../src/page/intents';
import { isServiceError } from '../../src/services/http/service-error';
import * as whatsapp from '../../src/services/whatsapp';
import { $dealer } from '../../src/stores/visitor/dealer';
import type { Host } from '../../src/ui/core/host-context';
import type { Errors } from '../../src/ui/core/use-form';
import { FormMessages } from '../../src/ui/FormMessages';
import { showPopup } from '../../src/ui/popups/popup-store';
import type { WhatsappProps } from './attributes';
import { messages } from './deferred/messages';
import { numberCheck } from './deferred/number-check';
import type { WhatsappForm } from './form-values';

declare module '../../src/page/core/events' {
  interface VitrineEvents {
    /** A messaging-bot conversation was started (calls 4.2). */
    'vt-whatsapp-started': { linked: boolean };
    /** The conversation's link opens (calls 4.2). */
    'vt-whatsapp-navigated': { target: 'new' | 'same' };
    /** The conversation could not be started (calls 4.2, submit error). */
    'vt-whatsapp-failed': { kind: string };
  }
}

export const views = { FormMessages };

/** Milliseconds the failure's popup stays (calls 4.2). */
export const FAILURE_SHOWN = 4000;

/** How the bot takes a number: 0 and digits only (calls 5.3). */
export const botNumber = (phone: string): string => `0${digitsOf(phone).replace(/^0+/, '')}`;

const isPhone = (phone: string): boolean => mobilePhone(phone, { country: country() });

/** A widget's own number check; it answers null for what is no phone yet. */
export function checkNumber(): (phone: string) => Promise<boolean | null> {
  const check = numberCheck({
    attempts: whatsapp.CHECK_ATTEMPTS,
    pause: whatsapp.CHECK_PAUSE,
    ask: async (phoneNumber) => {
      const { success, resource } = await whatsapp.checkPhoneNumber({ body: { phoneNumber } });
      return success ? (resource?.isValid ?? false) : null;
    },
  });
  return async (phone) => (isPhone(phone) ? check(botNumber(phone)) : null);
}

export function errorsOf(
  form: Partial<WhatsappForm>,
  valid: boolean | null,
  { language }: Host,
): Errors<WhatsappForm> {
  const { name = '', phone = '' } = form;
  const w = messages[language];
  const errors: Errors<WhatsappForm> = {};
  if (!isName(name.trim())) errors.name = w.name;
  if (phone === '') errors.phone = w.phoneMissing;
  else if (!isPhone(phone)) errors.phone = w.phone;
  else if (valid === false) errors.phone = w.notOnWhatsapp;
  return errors;
}

/** Starts the conversation (calls 4.2); gives its link, empty where the bot gave none. Throws once the visitor was told. */
export async function start(form: Partial<WhatsappForm>, props: WhatsappProps, host: Host): Promise<string> {
  const user = $user.get().user;
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
    showPopup({ type: 'ERROR', text: messages[host.language].failed, duration: FAILURE_SHOWN });
    host.emit('vt-whatsapp-failed', { kind: isServiceError(error) ? error.kind : 'refused' });
    throw error;
  }
}

/** Opens the conversation; where the browser blocks a new window, the link on screen is left to the visitor. */
function open(address: string, target: WhatsappProps['target'], host: Host): void {
  host.emit('vt-whatsapp-navigated', { target });
  if (target === 'same') {
    location.assign(address);
    return;
  }
  const opened = window.open(address, '_blank');
  if (opened) opened.opener = null;
}

/** Fills name and phone of a signed-in visitor where nothing was typed; returns what ends it. */
export const fill = (
  values: () => Partial<WhatsappForm>,
  set: (changes: Partial<WhatsappForm>) => void,
): (() => void) => prefillContact({ values, set }, ['name', 'phone']);

export const wordsOf = ({ language }: Host) => messages[language];

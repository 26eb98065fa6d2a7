import { $car } from '#features/car/car-store';
import { pageCar } from '#features/contact/page-car';
import { whenCarKnown } from '#features/contact/visit/presence';
import { brand } from '#page/core/metadata';
import { sendContact, sendContactToDealer } from '#services/contact-us';
import { isKind } from '#services/http/problem';
import type { Host } from '#ui/core/host-context';
import { phoneOnWire } from '#ui/masks';
import { showPopup } from '#ui/popups/popup-store';
import { submit } from '#ui/submission';
import type { ContactFormProps } from '../attributes';
import type { ContactFormValues } from '../form-values';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The service has accepted the message; dealer: its recipient, null for the brand. */
    'vt-contact-sent': { id: string; dealer: string | null };
    /** The message was rejected or could not be sent; the visitor was informed and can retry. */
    'vt-contact-failed': { kind: string };
  }
}

/** Returns the dealer that receives the message; empty for the brand. */
const recipientOf = ({ recipient, dealerCode }: Partial<ContactFormValues>, { dealer }: ContactFormProps) =>
  dealer || (recipient === 'dealer' && dealerCode) || '';

/** The page's current car and offer, by which the recipient knows what the message is about; nothing if there is none. */
function subject() {
  const { mvs } = pageCar({}) ?? {};
  const offer = $car.get().lastViewedOffer;
  return { ...(mvs && { mvsCode: mvs.code, model: mvs.modelName }), ...(offer && { offerId: offer.id }) };
}

/**
 * Sends the message, to a dealer by CON-02, to the brand by CON-01; a retry is the same intent. Resolves to the protocol
 * number for later enquiries. Throws a ServiceError: rejected input is shown at its fields, any other failure can be
 * retried (useForm).
 */
export async function send(
  values: Partial<ContactFormValues>,
  props: ContactFormProps,
  host: Host,
): Promise<string> {
  const { name = '', email = '', phone = '', message = '', reason = '' } = values;
  await whenCarKnown({}, host.element);
  const dealerCode = recipientOf(values, props);
  const messages = texts[host.language];
  const body = {
    name: name.trim(),
    email: email.trim(),
    phone: phoneOnWire(phone),
    reason: props.reason || reason,
    message: message.trim(),
    brand: brand(),
    ...subject(),
    ...(dealerCode && { dealerCode }),
  };
  try {
    const call = dealerCode ? sendContactToDealer : sendContact;
    const { protocol } = await submit(host, 'message', body, {
      send: (options) => call({ body }, options),
      sent: ['vt-contact-sent', ({ id }) => ({ id, dealer: dealerCode || null })],
      failed: 'vt-contact-failed',
    });
    showPopup({ type: 'SUCCESS', text: messages.popupSent }, host.element);
    return protocol ?? '';
  } catch (error) {
    // A session that has ended has a notice with ways on.
    if (!isKind(error, 'unauthenticated'))
      showPopup({ type: 'ERROR', text: messages.popupFailed }, host.element);
    throw error;
  }
}

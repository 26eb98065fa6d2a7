import { prefill } from '#domain/person/prefill';
import { $car } from '#features/car/car-store';
import { dealerOf, pageCar } from '#features/contact/page-car';
import { reportLead } from '#features/contact/report-lead';
import { whenCarKnown } from '#features/contact/visit/presence';
import { brand } from '#page/core/metadata';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { deviceStore } from '#page/layout';
import { navigate, openTab } from '#page/navigate';
import { bearer } from '#page/session/session';
import { sleep } from '#services/http/sleep';
import * as whatsapp from '#services/whatsapp';
import type { Host } from '#ui/core/host-context';
import { phoneOnWire } from '#ui/masks';
import { showPopup } from '#ui/popups/popup-store';
import { failureKind, submit } from '#ui/submission';
import type { WhatsappProps } from '../attributes';
import type { WhatsappForm } from '../form-values';
import { texts } from './messages';

declare module '#page/core/events' {
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

/** Milliseconds that leaving the page waits for the report at most (ours). */
const REPORT_WAIT = 1000;

/** Returns a number in the bot's format: 0 and digits only (spec leads#messaging-bot-check). */
export const botNumber = (phone: string): string => `0${phoneOnWire(phone)}`;

/** Returns what is known of a signed-in visitor; the account's code loads for those only. */
async function knownContact(): Promise<ReturnType<typeof prefill> | null> {
  if (!bearer()) return null;
  const loaded = await import('#features/session/session').catch(() => undefined);
  const user = loaded?.$session.get().user;
  return user ? prefill(user, false) : null;
}

/** Returns the window of the conversation; without the author's choice that of the visitor's device. */
function targetOf({ target }: Pick<WhatsappProps, 'target'>): 'new' | 'same' {
  if (target !== 'auto') return target;
  return deviceStore().get() === 'desktop' ? 'new' : 'same';
}

/**
 * Starts the conversation (spec leads#messaging-bot-start) about the author's car, else the page's. Resolves to its link,
 * empty if the bot gave none. Throws after showing the failure.
 */
export async function start(
  form: Partial<WhatsappForm>,
  props: WhatsappProps,
  host: Host,
): Promise<SafeUrl | ''> {
  const known = await knownContact();
  const brandName = brand() ?? '';
  const { model, version, series, color, scheduleDate } = props;
  const target = targetOf(props);
  // A series names a version as well.
  const source = { model, version: version || series };
  await whenCarKnown(source, host.element);
  const car = pageCar(source);
  const offer = $car.get().lastViewedOffer;
  const body = {
    phoneNumber: botNumber(form.phone ?? ''),
    name: form.name?.trim(),
    // An anonymous visitor's are empty.
    cpf: known?.cpf ?? '',
    email: known?.email ?? '',
    dealer: dealerOf(props),
    brand: brandName,
    model: model || car?.mvs.modelName || '',
    version: version || car?.mvs.versionName || '',
    serie: series || car?.mvs.seriesCode || '',
    color: color || car?.color?.name || '',
    scheduleDate,
    ...(offer && { offerId: offer.id }),
  };
  try {
    const { link } = await submit(host, 'conversation', body, {
      async send(options) {
        const answer = await whatsapp.startConversation({ brand: brandName, body }, options);
        if (!answer.success) throw new TypeError('the bot did not start');
        return answer;
      },
      sent: ['vt-whatsapp-started', (answer) => ({ linked: !!answer.link })],
    });
    const reported = reportLead(body);
    const address = safeUrl(link) ?? '';
    // Leaving the page would cancel the report.
    if (address && target === 'same') await Promise.race([reported, sleep(REPORT_WAIT)]);
    if (address) open(address, target, host);
    return address;
  } catch (error) {
    showPopup({ type: 'ERROR', text: texts[host.language].failed, duration: FAILURE_DURATION }, host.element);
    host.emit('vt-whatsapp-failed', { kind: failureKind(error, 'refused') });
    throw error;
  }
}

/** Opens the conversation; if the browser blocks a new window, the visitor can use the link on screen. */
function open(address: SafeUrl, target: 'new' | 'same', host: Host): void {
  host.emit('vt-whatsapp-navigated', { target });
  if (target === 'same') {
    navigate(address);
    return;
  }
  openTab(address);
}

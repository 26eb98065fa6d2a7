import { type Lead, type LeadOrigin, type LeadPayload, leadPayload } from '#domain/lead/lead';
import { FORM_NAMES } from '#domain/lead/lead-names';
import type { ViewedOffer } from '#domain/offers/offer-id';
import { refusal } from '#domain/validation/refusal';
import { country, metaFlag } from '#page/core/metadata';
import { pageDocument } from '#page/core/native';
import { safeUrl } from '#page/core/safe-url';
import { analytics, clickId, visitCampaign } from '#page/tracking';
import { isServiceError, ServiceError } from '#services/http/service-error';
import * as leads from '#services/lead-integration';
import type { Host } from '#ui/core/host-context';
import { submit } from '#ui/submission';
import { $car } from '../car/car-store';
import { $dealer } from '../dealer/dealer-store';
import { $location, type Location } from '../place/location-store';
import { leadCar, pageCar } from './page-car';
import { reportLead } from './report-lead';
import { whenCarKnown } from './visit/presence';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A lead was accepted by the service. */
    'vt-lead-sent': { personType: 'physical' | 'legalPerson'; dealer: string | null };
    /** A lead was refused or could not be sent; the visitor sees a message and may retry. */
    'vt-lead-failed': { kind: string };
  }
}

/** The author's data of a lead, besides the visitor's. */
export interface LeadSource extends LeadOrigin {
  /** Id of the receiving dealer; the visitor's choice if empty. */
  dealer: string;
  /** Address that the visitor may return to; this page's if empty. */
  returnUrl: string;
}

/** A lead that a form sends. */
export interface SentLead extends Lead {
  /** The form's names of fields with another name in the lead form. */
  formNames?: Readonly<Record<string, string>>;
  /** The offer that it is about, null for none; by default the one that the visitor opened last. */
  offer?: ViewedOffer | null;
}

/** Sends a lead to its service; by default to lead-integration (LEA-01). */
type Deliver = (body: LeadPayload, options: { idempotencyKey: string }) => Promise<unknown>;
const toLeadService: Deliver = (body, options) =>
  leads.sendLead({ body, headers: { 'x-offer-context': String(body.offerId ?? '') } }, options);

/** Renames the fields of a refusal to those of the lead form, then of the form; returns other errors unchanged. */
function withFormNames(error: unknown, formNames: Readonly<Record<string, string>>): unknown {
  if (!isServiceError(error) || !error.refusal) return error;
  const { kind, call, message, status, body } = error;
  const renamed = (names: Readonly<Record<string, string>>, name: string): string =>
    (Object.hasOwn(names, name) && names[name]) || name;
  const fields = Object.entries(error.refusal.fields).map(([name, text]) => [
    renamed(formNames, renamed(FORM_NAMES, name)),
    text,
  ]);
  const inTheirs = refusal(Object.fromEntries(fields), error.refusal.others);
  return new ServiceError(kind, call, message, status, body, inTheirs);
}

/** Argentina's states have no codes on the wire: their names are sent (spec market#countries). */
const stateOnWire = (place: Location | null) =>
  (place?.countryCode === 'AR' && place.stateName) || place?.stateCode;

/** The state of the chosen dealer, in Argentina by its name too; the code where the name is not known. */
async function stateOfDealer(): Promise<string> {
  const { stateCode = '', cityName = '' } = $dealer.get() ?? {};
  if (country() !== 'AR' || !stateCode) return stateCode;
  // Only leads from Argentina without a place load it.
  const { stateOf } = await import('../place/places');
  return (await stateOf('AR', { stateCode, cityName })).name || stateCode;
}

/**
 * Sends a lead with the common fields and, after it was received, its analytics event (spec leads#payload,
 * leads#analytics). The same lead is one intent, however often it is tried. Throws a ServiceError, whose refusal has the
 * form's names.
 * @param deliver the call, of a lead that another service receives
 */
export async function sendLead(
  { formNames = {}, ...lead }: SentLead,
  source: Partial<LeadSource>,
  host: Pick<Host, 'element' | 'emit'>,
  deliver = toLeadService,
): Promise<void> {
  await whenCarKnown(source, host.element);
  const here = $location.get();
  const dealer = $dealer.get();
  const form = {
    ...lead.form,
    // The address that the visitor typed; the place chosen on the page, if there is none.
    stateCode: lead.form.stateCode || stateOnWire(here) || (await stateOfDealer()),
    cityName: lead.form.cityName || here?.cityName || dealer?.cityName || '',
  };
  const current = pageCar(source);
  const car = current && leadCar(current);
  const { extra = {}, offer = $car.get().lastViewedOffer } = lead;
  // Tracking data may change between two attempts; the visitor's intent is still the same lead.
  const content = [form, extra, source, car, offer];
  const context = {
    ...source,
    country: country() ?? 'BR',
    withAddress: metaFlag('address-validation'),
    bareDocuments: metaFlag('cpf-cnpj-in-lead'),
    analytics: await analytics(),
    clickId: (await clickId()) ?? '',
    campaign: await visitCampaign(),
    returnUrl: safeUrl(source.returnUrl) ?? location.href,
    referrer: pageDocument.referrer,
    car,
    offer,
  };
  await submit(host, 'lead', content, {
    // The service cannot be asked: a lead that was received is remembered here, and the next one with its content is new.
    once: async () => ({ subject: content }),
    async send(options, random) {
      const payload = leadPayload({ form, extra }, { ...context, random });
      await deliver({ ...payload, ...options }, options);
      // Within the try, which a second press joins: a lead is reported once.
      reportLead(payload);
      return true;
    },
    sent: ['vt-lead-sent', () => ({ personType: form.leadPersonType, dealer: form.dealerCode || null })],
    failed: 'vt-lead-failed',
  }).catch((error) => {
    throw withFormNames(error, formNames);
  });
}

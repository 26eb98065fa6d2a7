import { formFields, type LeadOrigin, type LeadPayload, leadPayload } from '#domain/lead/lead';
import type { LeadForm, LeadPersonType } from '#domain/lead/lead-form';
import { FORM_NAMES } from '#domain/lead/lead-names';
import type { ViewedOffer } from '#domain/offers/offer-id';
import type { Consents } from '#domain/person/consents';
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
import { dealerOf, leadCar, pageCar } from './page-car';
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

/** What a visitor sends with a form of any kind. */
export interface Lead<Fields extends LeadPayload = LeadPayload> {
  personType: LeadPersonType;
  /** The fields of this kind of lead, by their names in it; the common ones are added. */
  fields: Fields;
  consents: Consents;
  /** The address that the visitor typed; the place chosen on the page, if empty. */
  place?: { stateCode: string; cityName: string };
  /** The form's names of fields with another name in the lead; by default those of the lead form. */
  formNames?: Readonly<Record<string, string>>;
  /** The offer that it is about, null for none; by default the one that the visitor opened last. */
  offer?: ViewedOffer | null;
}

/** Sends a lead to its service; by default to lead-integration (LEA-01). */
type Deliver = (body: LeadPayload, options: { idempotencyKey: string }) => Promise<unknown>;
const toLeadService: Deliver = (body, options) =>
  leads.sendLead({ body, headers: { 'x-offer-context': String(body.offerId ?? '') } }, options);

/** Renames the fields of a refusal to those of the form; returns other errors unchanged. */
function withFormNames(error: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isServiceError(error) || !error.refusal) return error;
  const { kind, call, message, status, body } = error;
  const fields = Object.entries(error.refusal.fields).map(([name, text]) => [
    Object.hasOwn(names, name) ? names[name] : name,
    text,
  ]);
  const inTheirs = refusal(Object.fromEntries(fields), error.refusal.others);
  return new ServiceError(kind, call, message, status, body, inTheirs);
}

/** Returns the lead of a lead form. */
export const formLead = (form: LeadForm): Lead => ({
  personType: form.leadPersonType,
  fields: formFields(form, {
    withAddress: metaFlag('address-validation'),
    bareDocuments: metaFlag('cpf-cnpj-in-lead'),
    country: country() ?? 'BR',
  }),
  consents: form,
  place: form,
});

/** Argentina's states have no codes on the wire: their names are sent (spec market#countries). */
const stateOnWire = (place: Location | null) =>
  (place?.countryCode === 'AR' && place.stateName) || place?.stateCode;

/**
 * Sends a lead with the common fields and, after it was received, its analytics event (spec leads#payload,
 * leads#analytics). The same lead is one intent, however often it is tried. Throws a ServiceError, whose refusal has the
 * form's names.
 * @param deliver the call, of a lead that another service receives
 */
export async function sendLead<Fields extends LeadPayload>(
  lead: Lead<Fields>,
  source: Partial<LeadSource>,
  host: Pick<Host, 'element' | 'emit'>,
  deliver = toLeadService,
): Promise<void> {
  const { personType, fields, consents, place, formNames = FORM_NAMES } = lead;
  await whenCarKnown(source, host.element);
  const here = $location.get();
  const dealer = $dealer.get();
  // Another one may be chosen while it is sent.
  const receiver = dealerOf(source);
  const contact = {
    ...consents,
    stateCode: place?.stateCode || stateOnWire(here) || dealer?.stateCode || '',
    cityName: place?.cityName || here?.cityName || dealer?.cityName || '',
  };
  const current = pageCar(source);
  const car = current && leadCar(current);
  const { offer = $car.get().lastViewedOffer } = lead;
  // Tracking data may change between two attempts; the visitor's intent is still the same lead.
  const content = [fields, contact, source, car, offer];
  const context = {
    ...source,
    country: country() ?? 'BR',
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
      const payload = leadPayload(fields, contact, { ...context, random });
      await deliver({ ...payload, ...options }, options);
      // Within the try, which a second press joins: a lead is reported once.
      reportLead(payload);
      return true;
    },
    sent: ['vt-lead-sent', () => ({ personType, dealer: receiver || null })],
    failed: 'vt-lead-failed',
  }).catch((error) => {
    throw withFormNames(error, formNames);
  });
}

import { type LeadCar, leadPayload } from '../../domain/lead';
import type { LeadForm } from '../../domain/lead-form';
import { refusal } from '../../domain/refusal';
import { sameName } from '../../domain/same-name';
import { country, metaFlag } from '../../page/core/metadata';
import { safeUrl } from '../../page/core/safe-url';
import { intentOf } from '../../page/intents';
import { bearer } from '../../page/settings/cookies';
import { analytics, campaign, clickId } from '../../page/tracking';
import { isServiceError, ServiceError } from '../../services/http/service-error';
import * as leads from '../../services/lead-integration';
import * as userAnalytics from '../../services/user-analytics';
import { $car } from '../../stores/current-car';
import { $dealer } from '../../stores/visitor/dealer';
import { $location, type Location } from '../../stores/visitor/location';
import type { Host } from '../../ui/core/host-context';

declare module '../../page/core/events' {
  interface VitrineEvents {
    /** A lead was accepted by the service. */
    'vt-lead-sent': { personType: 'physical' | 'legalPerson'; dealer: string | null };
    /** A lead was refused or could not be sent; the visitor sees a message and may retry. */
    'vt-lead-failed': { kind: string };
  }
}

/** The author's data of a lead, besides the visitor's. */
export interface LeadSource {
  /** Id of the receiving dealer; the visitor's choice if empty. */
  dealer: string;
  model: string;
  version: string;
  modelYear: string;
  origin: string;
  subOrigin: string;
  productGroup: string;
  form: string;
  callback: string;
  returnUrl: string;
}

/** Fields with another name in a lead (domain/lead). */
const FORM_NAMES: Readonly<Record<string, keyof LeadForm>> = {
  firstName: 'name',
  dealersCode: 'dealerCode',
  preferred_contact_method: 'preferredContactsMethod',
  userPostalCode: 'postalCode',
  uf: 'stateCode',
  cidade: 'cityName',
  indEmailContact: 'allowEmail',
  indSmsContact: 'allowEmail',
  indPhoneContact: 'allowEmail',
  indWhatsappContact: 'allowEmail',
};

/** Renames the fields of a refusal to those of the form; returns other errors unchanged. */
function withFormNames(error: unknown): unknown {
  if (!isServiceError(error) || !error.refusal) return error;
  const { kind, call, message, status, body } = error;
  const fields = Object.entries(error.refusal.fields).map(([name, text]) => [
    Object.hasOwn(FORM_NAMES, name) ? FORM_NAMES[name] : name,
    text,
  ]);
  const inTheirs = refusal(Object.fromEntries(fields), error.refusal.others);
  return new ServiceError(kind, call, message, status, body, inTheirs);
}

/** Returns the receiving dealer: the author's, else the visitor's choice. */
export const dealerOf = (props: Pick<LeadSource, 'dealer'>): string =>
  props.dealer || $dealer.get()?.id || '';

/**
 * Returns the page's current car, unless the author's form is about a version, or about another model than the car's.
 */
function carOf({ model, version }: Pick<LeadSource, 'model' | 'version'>): LeadCar | null {
  const { mvs, color, coating, parts, services } = $car.get();
  if (!mvs || version) return null;
  const names = [mvs.modelName, mvs.modelShortName, mvs.modelCode];
  if (model && !names.some((name) => name && sameName(name, model))) return null;
  const codes = (accessory: boolean) =>
    parts.filter(({ type }) => (type === 'ACCESSORY') === accessory).map(({ code }) => code);
  return {
    mvsCode: mvs.code,
    year: mvs.year ?? null,
    model: mvs.modelName,
    version: mvs.versionName,
    color: color?.name ?? '',
    coating: coating?.name ?? '',
    optionals: codes(false),
    accessories: codes(true),
    services: services.map(({ id }) => id),
  };
}

/** Argentina's states have no codes on the wire: their names are sent (spec market#countries). */
const stateOnWire = (place: Location | null) =>
  (place?.countryCode === 'AR' && place.stateName) || place?.stateCode;

/** Sends a lead and, after it was received, its analytics event (spec leads#payload, leads#analytics). */
export async function sendLead(values: LeadForm, props: LeadSource, host: Host): Promise<void> {
  const place = $location.get();
  const dealer = $dealer.get();
  const dealerCode = dealerOf(props);
  const form: LeadForm = {
    ...values,
    dealerCode,
    stateCode: values.stateCode || stateOnWire(place) || dealer?.stateCode || '',
    cityName: values.cityName || place?.cityName || dealer?.cityName || '',
  };
  const car = carOf(props);
  // Tracking data may change between two attempts; the visitor's intent is still the same lead.
  const intent = intentOf(host.element, 'lead', [form, props, car]);
  const payload = leadPayload(form, {
    country: country() ?? 'BR',
    random: intent.number,
    analytics: analytics(),
    clickId: clickId() ?? '',
    campaign: campaign(),
    origin: props.origin,
    subOrigin: props.subOrigin,
    productGroup: props.productGroup,
    returnUrl: safeUrl(props.returnUrl) ?? location.href,
    referrer: document.referrer,
    model: props.model,
    version: props.version,
    modelYear: props.modelYear,
    car,
    callback: props.callback,
    form: props.form,
    withAddress: metaFlag('address-validation'),
    bareDocuments: metaFlag('cpf-cnpj-in-lead'),
  });
  try {
    await leads.sendLead({ body: payload }, { idempotencyKey: intent.key });
  } catch (error) {
    host.emit('vt-lead-failed', { kind: isServiceError(error) ? error.kind : 'unknown' });
    throw withFormNames(error);
  }
  intent.confirm();
  host.emit('vt-lead-sent', { personType: form.leadPersonType, dealer: dealerCode || null });
  // A failure of the analytics event is ignored: the lead was received.
  userAnalytics
    .sendUserAnalytics({ body: { jwtToken: bearer() ?? null, payload: JSON.stringify(payload) } })
    .catch(() => {});
}

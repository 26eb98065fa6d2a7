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
import { $location } from '../../stores/visitor/location';
import type { Host } from '../../ui/core/host-context';

declare module '../../page/core/events' {
  interface VitrineEvents {
    /** A lead was accepted by the service. */
    'vt-lead-sent': { personType: 'physical' | 'legalPerson'; dealer: string | null };
    /** A lead was refused or could not be sent; the visitor was told and may try again. */
    'vt-lead-failed': { kind: string };
  }
}

/** What the page's author says of a lead, beside what the visitor typed. */
export interface LeadSource {
  /** Id of the dealer that gets it; the one that the visitor chose where empty. */
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

/** Fields that a lead carries under another name (domain/lead). */
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

/** A refusal by the form's names of the fields; any other error as it is. */
function inFormNames(error: unknown): unknown {
  if (!isServiceError(error) || !error.refusal) return error;
  const { kind, call, message, status, body } = error;
  const fields = Object.entries(error.refusal.fields).map(([name, text]) => [
    Object.hasOwn(FORM_NAMES, name) ? FORM_NAMES[name] : name,
    text,
  ]);
  const inTheirs = refusal(Object.fromEntries(fields), error.refusal.others);
  return new ServiceError(kind, call, message, status, body, inTheirs);
}

/** The dealer that gets the lead: the author's, else the visitor's choice. */
export const dealerOf = (props: Pick<LeadSource, 'dealer'>): string =>
  props.dealer || $dealer.get()?.id || '';

/** The page's current car, unless the author's form is about a version, or about another model than the car's. */
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

/** Sends a lead and, once it is in, the analytics event about it (spec leads#payload, leads#analytics). */
export async function sendLead(values: LeadForm, props: LeadSource, host: Host): Promise<void> {
  const place = $location.get();
  const dealer = $dealer.get();
  const dealerCode = dealerOf(props);
  const form: LeadForm = {
    ...values,
    dealerCode,
    stateCode: values.stateCode || place?.stateCode || dealer?.stateCode || '',
    cityName: values.cityName || place?.cityName || dealer?.cityName || '',
  };
  const car = carOf(props);
  // What the page knows of its visits may change between two tries; what the visitor asks for is the same lead.
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
    throw inFormNames(error);
  }
  intent.confirm();
  host.emit('vt-lead-sent', { personType: form.leadPersonType, dealer: dealerCode || null });
  // The lead is in whatever becomes of the event about it.
  userAnalytics
    .sendUserAnalytics({ body: { jwtToken: bearer() ?? null, payload: JSON.stringify(payload) } })
    .catch(() => {});
}

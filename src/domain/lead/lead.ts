import type { Country } from '../core/brands';
import type { ViewedOffer } from '../offers/offer-id';
import { type Consents, consentFields } from '../person/consents';
import { wirePhone } from '../person/phone';
import { bareDocument, maskCpfOrCnpj, maskCuil, maskDni } from '../text/format';
import type { LeadForm } from './lead-form';
import { LEAD_NAMES } from './lead-names';

/** The initial form: all fields are empty (spec leads#form). */
export const EMPTY_LEAD: LeadForm = {
  leadPersonType: 'physical',
  name: '',
  contactName: '',
  corporateName: '',
  email: '',
  cpf: '',
  cnpj: '',
  phone: '',
  dealerCode: '',
  allowSMS: false,
  allowWhatsApp: false,
  allowEmail: false,
  totalVehicles: '',
  hasTwoYearCnpj: false,
  preferredContactsMethod: '',
  postalCode: '',
  street: '',
  homeNumber: '',
  complement: '',
  neighborhood: '',
  stateCode: '',
  cityName: '',
};

/** A configured car of a lead: names for readers, codes of the chosen items. */
export interface LeadCar {
  mvsCode: string;
  year: number | null;
  model: string;
  version: string;
  color: string;
  coating: string;
  optionals: readonly string[];
  accessories: readonly string[];
  services: readonly string[];
}

/** The author's data of a lead, for the CRM; empty by default. */
export interface LeadOrigin {
  model: string;
  version: string;
  modelYear: string;
  origin: string;
  subOrigin: string;
  productGroup: string;
  callback: string;
  form: string;
}

/** The page's data of a lead. */
export interface LeadContext extends Partial<LeadOrigin> {
  country: Country;
  /** A number that differs from that of every earlier lead of this page, so that no cache answers. */
  random: number;
  analytics: { clientId: string; trackId: string; userId: string };
  clickId: string;
  campaign: { source: string; medium: string; campaign: string; content: string; term: string };
  returnUrl: string;
  referrer: string;
  /** The page's current car, if the lead is about it; it replaces the author's attributes. */
  car?: LeadCar | null;
  /** The offer that the visitor opened last. */
  offer?: ViewedOffer | null;
}

/** The page's settings of the lead form. */
export interface LeadFormOptions {
  /** Whether address data is sent: only if the page's address validation flag is on (spec leads#address-data). */
  withAddress: boolean;
  /** Whether documents are reduced to digits: the page's CPF/CNPJ-in-lead-form flag (spec leads#prefilling). */
  bareDocuments: boolean;
  /** The page's, whose phones the form takes. */
  country: Country;
}

/** A lead, or the fields of one kind of lead, by their names in it. */
export type LeadPayload = Record<string, string | number | boolean | null>;

/** Country names in a lead. */
const COUNTRY_NAMES: Record<Country, string> = { BR: 'Brasil', AR: 'Argentina' };

/** Default callback and form names (spec leads#common-fields). */
export const LEAD_CALLBACK = 'JSONPCallback';
export const LEAD_FORM = 'Proposal';

/** Returns an address without its query string and fragment (spec leads#common-fields). */
export const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

/**
 * Returns a document number as it is sent: with its punctuation, also if it was typed before the field had its mask; a
 * 14-character CPF and an 18-character CNPJ without it if the flag is on (spec leads#prefilling).
 */
export function leadDocument(
  value: string,
  bare: boolean,
  mask: (typed: string) => string = maskCpfOrCnpj,
): string {
  const text = value.trim();
  if (!bare) return mask(text);
  return text.length === 14 || text.length === 18 ? bareDocument(text) : text;
}

function person(form: LeadForm, { bareDocuments, country }: LeadFormOptions): LeadPayload {
  const contact = { email: form.email.trim(), phone: wirePhone(form.phone, country) };
  if (form.leadPersonType === 'physical') {
    return {
      [LEAD_NAMES.name]: form.name.trim(),
      ...contact,
      cpf: leadDocument(form.cpf, bareDocuments, country === 'AR' ? maskDni : undefined),
      [LEAD_NAMES.dealerCode]: form.dealerCode,
      [LEAD_NAMES.preferredContactsMethod]: form.preferredContactsMethod,
    };
  }
  return {
    corporateName: form.corporateName.trim(),
    contactName: form.contactName.trim(),
    ...contact,
    cnpj: leadDocument(form.cnpj, bareDocuments, country === 'AR' ? maskCuil : undefined),
    // The form's state has it for companies too (ours; spec leads#payload).
    [LEAD_NAMES.dealerCode]: form.dealerCode,
    totalVehicles: form.totalVehicles === '' ? null : Number(form.totalVehicles),
    hasTwoYearCnpj: form.hasTwoYearCnpj,
    [LEAD_NAMES.preferredContactsMethod]: form.preferredContactsMethod,
  };
}

function address(form: LeadForm): LeadPayload {
  return {
    [LEAD_NAMES.postalCode]: form.postalCode.replace(/-/g, '').trim(),
    street: [form.street.trim(), form.homeNumber.trim()].filter(Boolean).join(', '),
    homeNumber: form.homeNumber.trim(),
    complement: form.complement.trim(),
    neighborhood: form.neighborhood.trim(),
  };
}

/** The car of interest, if the page names one. description: name:value pairs joined by commas (spec leads#configurator-lead). */
function product({ car, ...written }: LeadContext): LeadPayload {
  const { model = '', version = '' } = car ?? written;
  const modelYear = (car ? car.year?.toString() : written.modelYear) ?? '';
  const chosen = car && {
    color: car.color,
    coating: car.coating,
    optionals: car.optionals.join(' '),
    accessories: car.accessories.join(' '),
    services: car.services.join(' '),
  };
  const pairs = Object.entries({ model, version, modelYear, ...chosen }).filter(([, value]) => value !== '');
  if (pairs.length === 0) return {};
  return {
    // Separators must not occur within a value.
    description: pairs.map(([key, value]) => `${key}:${value.replace(/[,:]/g, ' ')}`).join(','),
    productCode: car?.mvsCode || version || model,
    ...(modelYear ? { msc_ano_modelo: modelYear } : {}),
  };
}

/** The offer of a lead, beside its context header; the names are ours, as the specification has none. */
const offerFields = (offer: ViewedOffer | null = null): LeadPayload =>
  offer
    ? {
        offerId: offer.id,
        ...(offer.kind && { offerKind: offer.kind }),
        ...(offer.planId && { productId: offer.planId }),
      }
    : {};

/** The fields of the lead form: of a person or a company, with the address if the page asks for it (spec leads#payload). */
export const formFields = (form: LeadForm, options: LeadFormOptions): LeadPayload => ({
  leadPersonType: form.leadPersonType,
  ...person(form, options),
  ...(options.withAddress ? address(form) : {}),
});

/**
 * Returns a lead of any form as the service accepts it: the form's own fields and the common ones (spec leads#payload,
 * leads#common-fields). The names `random`, `analytics*` and `leadPersonType` are ours, since the specification
 * describes those fields without naming them.
 */
export const leadPayload = <Fields extends LeadPayload>(
  fields: Fields,
  contact: Consents & { stateCode: string; cityName: string },
  context: LeadContext,
) => ({
  ...fields,
  random: context.random,
  analyticsClientId: context.analytics.clientId,
  analyticsTrackId: context.analytics.trackId,
  analyticsUserId: context.analytics.userId,
  gClid: context.clickId,
  callback: context.callback || LEAD_CALLBACK,
  form: context.form || LEAD_FORM,
  origin: context.origin ?? '',
  SubOrigem__c: context.subOrigin ?? '',
  productGroup: context.productGroup ?? '',
  retUrl: withoutQuery(context.returnUrl),
  referer: context.referrer,
  [LEAD_NAMES.stateCode]: contact.stateCode,
  [LEAD_NAMES.cityName]: contact.cityName,
  countryCode: context.country,
  country: COUNTRY_NAMES[context.country],
  ...context.campaign,
  ...consentFields(contact),
  ...product(context),
  ...offerFields(context.offer),
});

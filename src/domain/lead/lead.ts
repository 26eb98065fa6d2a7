import type { Country } from '../core/brands';
import type { ViewedOffer } from '../offers/offer-id';
import { consentFields } from '../person/consents';
import { wirePhone } from '../person/phone';
import { bareDocument, DOCUMENT_MASKS, maskCpfOrCnpj } from '../text/format';
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

/** The page's data of a lead, and its settings of the lead form. */
export interface LeadContext extends Partial<LeadOrigin>, LeadFormOptions {
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

/** A lead, or fields of it, by their names on the wire. */
export type LeadPayload = Record<string, string | number | boolean | null>;

/** What a form of any kind sends: the lead form's fields as far as that form has them, until the wire. */
export interface Lead {
  form: Partial<LeadForm> & Pick<LeadForm, 'leadPersonType'>;
  /** Fields that only this kind of lead has, by their names on the wire. */
  extra?: LeadPayload;
}

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

/** Returns what a field is sent as; undefined for one that the form does not have. */
const sentAs = <T, R>(value: T | undefined, convert: (value: T) => R): R | undefined =>
  value === undefined ? undefined : convert(value);
const trimmed = (text: string | undefined): string | undefined => text?.trim();

/** The fields that a form has: what it does not ask is not in a lead. */
const stated = (fields: Record<string, LeadPayload[string] | undefined>): LeadPayload =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, LeadPayload[string]] => entry[1] !== undefined),
  );

/** The fields of a person or a company (spec leads#payload). */
function person(form: Lead['form'], { bareDocuments, country }: LeadFormOptions): LeadPayload {
  const { leadPersonType } = form;
  const masks = DOCUMENT_MASKS[country];
  // In Brazil a person's document may be a company's (spec leads#prefilling).
  const document = (holder: 'person' | 'company', typed: string | undefined) =>
    sentAs(typed, (text) =>
      leadDocument(text, bareDocuments, country === 'BR' ? masks.personOrCompany : masks[holder]),
    );
  const contact = {
    email: trimmed(form.email),
    phone: sentAs(form.phone, (phone) => wirePhone(phone, country)),
    // A company's form has it too (ours).
    [LEAD_NAMES.dealerCode]: form.dealerCode,
    [LEAD_NAMES.preferredContactsMethod]: form.preferredContactsMethod,
  };
  if (leadPersonType === 'physical')
    return stated({
      leadPersonType,
      [LEAD_NAMES.name]: trimmed(form.name),
      ...contact,
      cpf: document('person', form.cpf),
    });
  return stated({
    leadPersonType,
    corporateName: trimmed(form.corporateName),
    contactName: trimmed(form.contactName),
    ...contact,
    cnpj: document('company', form.cnpj),
    totalVehicles: sentAs(form.totalVehicles, (count) => (count === '' ? null : Number(count))),
    hasTwoYearCnpj: form.hasTwoYearCnpj,
  });
}

/** The address, street and number joined (spec leads#configurator-lead); nothing of a form that asks for none. */
function address(form: Lead['form']): LeadPayload {
  if (!form.postalCode && !form.street) return {};
  const street = [trimmed(form.street), trimmed(form.homeNumber)].filter(Boolean).join(', ');
  return stated({
    [LEAD_NAMES.postalCode]: form.postalCode?.replace(/-/g, '').trim(),
    street: sentAs(form.street, () => street),
    homeNumber: trimmed(form.homeNumber),
    complement: trimmed(form.complement),
    neighborhood: trimmed(form.neighborhood),
  });
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

/**
 * Returns a lead of any form as its service accepts it: the form's own fields and the common ones (spec leads#payload,
 * leads#common-fields). The names `random`, `analytics*` and `leadPersonType` are ours, since the specification
 * describes those fields without naming them.
 */
export const leadPayload = ({ form, extra }: Lead, context: LeadContext) => ({
  ...person(form, context),
  ...(context.withAddress ? address(form) : {}),
  ...extra,
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
  [LEAD_NAMES.stateCode]: form.stateCode ?? '',
  [LEAD_NAMES.cityName]: form.cityName ?? '',
  countryCode: context.country,
  country: COUNTRY_NAMES[context.country],
  ...context.campaign,
  ...consentFields(form),
  ...product(context),
  ...offerFields(context.offer),
});

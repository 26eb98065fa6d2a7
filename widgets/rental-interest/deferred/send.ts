import type { Lead } from '#domain/lead/lead';
import { offerOfKind } from '#domain/offers/offer-id';
import type { Consents } from '#domain/person/consents';
import { bareDocument } from '#domain/text/format';
import { $car } from '#features/car/car-store';
import { sendLead } from '#features/contact/send-lead';
import { createRentalLead } from '#services/rental-lead';
import type { Host } from '#ui/core/host-context';
import { phoneOnWire } from '#ui/masks';
import type { RentalInterestProps } from '../attributes';
import type { RentalForm } from '../form-values';

/** Form name of the lead, for the CRM; ours. */
const FORM = 'RentalInterest';

/**
 * Channels of a preferred contact; a call goes with the consent to SMS (spec leads#common-fields). A lead has none for letters,
 * and who prefers them has not agreed to e-mails.
 */
const CHANNELS: Readonly<Record<string, Partial<Consents>>> = {
  EMAIL: { allowEmail: true },
  MAILING: {},
  PHONE: { allowSMS: true },
  SMS: { allowSMS: true },
  WHATSAPP: { allowWhatsApp: true },
};
const EVERY_CHANNEL: Consents = { allowEmail: true, allowSMS: true, allowWhatsApp: true };

/** The consent to direct contact, as leads have it: the preferred channel, each if there is none (spec leads#rental-interest). */
function consentsOf({ acceptsContact, preferred_contact_method = '' }: Partial<RentalForm>): Consents {
  const agreed = acceptsContact ? (CHANNELS[preferred_contact_method] ?? EVERY_CHANNEL) : {};
  return { allowEmail: false, allowSMS: false, allowWhatsApp: false, ...agreed };
}

const trimmed = (text = '') => text.trim();

/** The fields of the interest, by the names of the partner's call. */
function fieldsOf(values: Partial<RentalForm>, offer: { id: string; planId?: string } | null) {
  return {
    companyName: trimmed(values.companyName),
    contactName: trimmed(values.contactName),
    cnpj: bareDocument(values.cnpj ?? ''),
    hasOneYearCnpj: values.hasOneYearCnpj === 'yes',
    email: trimmed(values.email),
    phone: phoneOnWire(values.phone),
    preferred_contact_method: values.preferred_contact_method ?? '',
    vehicleType: values.vehicleType ?? '',
    vehicleQuantity: Number(values.vehicleQuantity),
    fleetDescription: trimmed(values.fleetDescription),
    acceptsPrivacy: !!values.acceptsPrivacy,
    acceptsOffers: !!values.acceptsOffers,
    acceptsContact: !!values.acceptsContact,
    ...(offer && { offerId: offer.id }),
    ...(offer?.planId && { productId: offer.planId }),
  };
}
type Interest = ReturnType<typeof fieldsOf>;

/** The same as the lead form's fields of a company; the others, and the CNPJ without punctuation, as the partner's call has them. */
function asLead(fields: Interest): Lead {
  const { companyName, vehicleQuantity, preferred_contact_method, contactName, email, phone, ...extra } =
    fields;
  const company = { corporateName: companyName, contactName, email, phone };
  const form = { totalVehicles: String(vehicleQuantity), preferredContactsMethod: preferred_contact_method };
  return { form: { leadPersonType: 'legalPerson', ...company, ...form }, extra };
}

/** The form's names of the lead form's fields. */
const FORM_NAMES = {
  corporateName: 'companyName',
  totalVehicles: 'vehicleQuantity',
  preferredContactsMethod: 'preferred_contact_method',
};

/**
 * Sends the interest with the common fields of a lead: to the rental partner that the author names (TML-03), else to the
 * lead service (LEA-01); never to both. Throws a ServiceError.
 */
export async function send(
  values: Partial<RentalForm>,
  { partner, offerId, ...origin }: RentalInterestProps,
  host: Host,
): Promise<void> {
  const viewed = offerOfKind($car.get().lastViewedOffer, 'rental');
  const isViewed = !offerId || viewed?.id === offerId;
  const offer = isViewed ? viewed : { id: offerId, kind: 'rental' as const };
  const fields = fieldsOf(values, offer);
  const consents = consentsOf(values);
  const more = { offer, formNames: FORM_NAMES };
  const source = { ...origin, form: origin.form || FORM };
  if (!partner) {
    const { form, extra } = asLead(fields);
    return sendLead({ form: { ...form, ...consents }, extra: extra ?? {}, ...more }, source, host);
  }
  const form = { leadPersonType: 'legalPerson' as const, ...consents };
  // The partner's call has no field for the kind of person: companies alone rent.
  await sendLead({ form, extra: fields, ...more }, source, host, ({ leadPersonType: _, ...body }, options) =>
    createRentalLead({ partner, body: { ...body, ...fields } }, options),
  );
}

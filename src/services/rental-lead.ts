/** The rental interest of a company (spec leads#rental-interest); the other calls of its service are in rental-offer.ts. */
import { boolean, looseObject, number, optional, string } from 'valibot';
import { text } from './entities/fields';
import { POST } from './http/call';

/** With the common fields of a lead. partner: who rents. */
export const createRentalLead = POST('TML-03', 'rental-offer', '/leads/{partner}/create', {
  body: looseObject({
    companyName: string(),
    contactName: string(),
    cnpj: string(),
    hasOneYearCnpj: optional(boolean()),
    acceptsPrivacy: optional(boolean()),
    acceptsOffers: optional(boolean()),
    acceptsContact: optional(boolean()),
    email: string(),
    phone: string(),
    preferred_contact_method: optional(string()),
    vehicleType: optional(string()),
    vehicleQuantity: optional(number()),
    fleetDescription: optional(string()),
    offerId: optional(string()),
    /** Product of the chosen plan; ours. */
    productId: optional(string()),
  }),
  returns: looseObject({ id: string(), partner: text }),
});

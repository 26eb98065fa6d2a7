/** Types of vehicles to rent. The specification names none: they are ours (spec leads#rental-interest). */
export const VEHICLE_TYPES = ['HATCH', 'SEDAN', 'SUV', 'PICKUP', 'VAN', 'MIXED'] as const;

/** Contact types in the order of their use (spec leads#contact-types). */
export const CONTACTS = ['EMAIL', 'PHONE', 'WHATSAPP', 'SMS', 'MAILING'] as const;

/** Longest description of a fleet, in characters; ours. */
export const FLEET_MAX = 1000;

/** The form's values, named as in the call of the rental partner, so that rejected input is shown at its field. */
export interface RentalForm {
  companyName: string;
  contactName: string;
  /** CNPJ; CUIT in Argentina. */
  cnpj: string;
  /** Whether the company is over one year old: 'yes', 'no', or empty. */
  hasOneYearCnpj: string;
  email: string;
  phone: string;
  preferred_contact_method: string;
  vehicleType: string;
  /** Digits. */
  vehicleQuantity: string;
  fleetDescription: string;
  acceptsPrivacy: boolean;
  acceptsOffers: boolean;
  acceptsContact: boolean;
}

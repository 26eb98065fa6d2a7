/** Person types of the lead service (spec leads#person-types). */
export const LEAD_PERSON_TYPES = ['legalPerson', 'physical'] as const;
export type LeadPersonType = (typeof LEAD_PERSON_TYPES)[number];

/** The visitor's unmodified input; consents are off by default (spec leads#form). */
export interface LeadForm {
  leadPersonType: LeadPersonType;
  name: string;
  contactName: string;
  corporateName: string;
  email: string;
  cpf: string;
  cnpj: string;
  phone: string;
  dealerCode: string;
  allowSMS: boolean;
  allowWhatsApp: boolean;
  allowEmail: boolean;
  /** Digits or empty. */
  totalVehicles: string;
  hasTwoYearCnpj: boolean;
  preferredContactsMethod: string;
  postalCode: string;
  /** The last postal code that the lookup did not know. */
  unknownPostalCode?: string;
  /** The last postal code whose lookup has ended, and what it filled in. Not sent. */
  lookedUp?: string;
  /** The code of the address's city (IBGE in Brazil), and the name that it is the code of. Neither is sent. */
  cityCode?: string;
  cityOfCode?: string;
  street: string;
  homeNumber: string;
  complement: string;
  neighborhood: string;
  stateCode: string;
  cityName: string;
}

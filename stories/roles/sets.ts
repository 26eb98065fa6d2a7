/**
 * The sets of roles of the documents, and the story with a picture of what the widgets do in a session of each. No role has a
 * permission here: any role of staff opens a widget of staff, and the service decides (spec roles#permissions).
 */

import { WITHOUT_CAPABILITY } from './without-screen';

/** Whom the calls serve: the sentence that begins the document of the calls. */
export const CALLERS = [
  'car buyers and owners',
  'dealers and dealer staff',
  'rental customers',
  'administrators',
] as const;

export interface RolePicture {
  roles: readonly string[];
  /** The story, by its file below stories/ and its export. */
  place: string;
  /** What it shows, in words. */
  shows: string;
  /** Who is signed in there, of the sandbox's people; nobody without it. */
  user?: string;
  /** Whether the screen has few lines. */
  isShort?: boolean;
  /** Further widgets, without vt-, that the documents give the same people. */
  also?: readonly string[];
}

const ACCOUNT = { place: 'account#Default', user: 'ana' };
const MEDALS = {
  place: 'loyalty#Staff',
  user: 'equipe',
  shows: 'the loyalty program, with the form that gives a medal',
};
const OFFERS = { place: 'offer-admin#Default', user: 'ofertas' };
const SELLER = { place: 'quotation#Default', user: 'vendas', shows: 'the desk of quotations' };

/** The pictures of each set. */
export const ROLE_PICTURES: Readonly<Record<string, readonly RolePicture[]>> = {
  'user kind': [
    {
      roles: ['anonymous visitor'],
      place: 'account#Anonymous',
      shows: 'the way to sign in, in place of the account',
    },
    {
      ...ACCOUNT,
      roles: ['logged-in customer'],
      shows: 'the account',
      also: ['orders', 'garage', 'vouchers', 'loyalty', 'benefits', 'card-wallet'],
    },
    { ...SELLER, roles: ['dealership consultant or seller'], also: ['working-price', 'document-upload'] },
    {
      roles: ['employee of the company'],
      place: 'employee-purchase#Cars',
      user: 'ana',
      shows: 'the cars at the reduced price, once the registration is known',
    },
    {
      roles: ['administrative staff'],
      place: 'promotion-admin#Created',
      user: 'nation',
      shows: 'the promotions',
      also: ['offer-admin', 'manual-admin', 'region-admin', 'catalogue-admin', 'integration-errors'],
    },
  ],
  'person type': [
    { roles: ['physicalPerson'], place: 'lead-form#Both', shows: 'the form of a person' },
    {
      roles: ['legalPerson'],
      place: 'rental-interest#Empty',
      shows: 'the form of a company',
      also: ['lead-form'],
    },
  ],
  caller: [
    {
      ...ACCOUNT,
      roles: ['car buyers and owners'],
      shows: 'the account',
      also: [
        'configurator',
        'funding-flow',
        'reservation',
        'garage',
        'recall-search',
        'loyalty',
        'vouchers',
        'events',
      ],
    },
    {
      roles: ['dealers and dealer staff'],
      place: 'working-price#Default',
      user: 'vendas',
      shows: 'the working prices',
      also: ['quotation', 'dealer-admin'],
    },
    {
      roles: ['rental customers'],
      place: 'rental-proposals#Active',
      user: 'ana',
      shows: 'the proposals of a company',
      also: ['rental-interest', 'rental-offers', 'rental-registration'],
    },
    {
      roles: ['administrators'],
      place: 'manual-admin#Editing',
      user: 'sistemas',
      shows: 'a manual, changed by two people',
      also: ['offer-admin', 'promotion-admin', 'region-admin', 'catalogue-admin', 'integration-errors'],
    },
  ],
  'single sign-on role': [
    { ...ACCOUNT, roles: ['customer', 'sales_customer', 'post_sales_customer'], shows: 'the account' },
    {
      roles: ['customer', 'sales_customer', 'post_sales_customer', 'game_player'],
      place: 'dealer-admin#WithoutTheRole',
      user: 'ana',
      shows: 'a widget of staff, which is not for them',
      isShort: true,
    },
    { roles: ['game_player'], place: 'game#Default', user: 'ana', shows: 'the game' },
    { ...MEDALS, roles: ['game_admin'] },
    {
      roles: ['partner_admin'],
      place: 'promotion-admin#Created',
      user: 'nation',
      shows: 'the promotions',
      also: ['region-admin'],
    },
    { roles: ['repairman'], place: 'repairman#Default', user: 'reparador', shows: 'the own data' },
    { ...OFFERS, roles: ['offer_admin'], shows: 'the offers' },
    {
      roles: ['manual_admin'],
      place: 'manual-admin#Editing',
      user: 'sistemas',
      shows: 'a manual, changed by two people',
    },
    { ...SELLER, roles: ['user_dealer'], also: ['working-price', 'document-upload'] },
    {
      roles: ['dealer_manager'],
      place: 'working-price#Default',
      user: 'vendas',
      shows: 'the working prices',
      also: ['quotation', 'dealer-admin'],
    },
    { roles: ['dealer_blocker'], place: 'dealer-admin#Default', user: 'equipe', shows: 'the dealers' },
    {
      roles: ['event_admin'],
      place: 'event-admin#Default',
      user: 'nation',
      shows: 'the participants of an event',
    },
    {
      roles: ['integration_error_manager'],
      place: 'integration-errors#Default',
      user: 'sistemas',
      shows: 'the errors of the integration',
    },
    {
      roles: ['voucher_admin'],
      place: 'coupon-admin#Cleared',
      user: 'nation',
      shows: 'the clearing of coupons',
    },
    {
      roles: ['inspector'],
      place: 'roles/staff#Refused',
      user: 'reparador',
      shows: 'a widget of staff whose service refuses the account',
    },
  ],
  'user group': [
    { ...OFFERS, roles: ['OFFER'], shows: 'the offers' },
    { ...MEDALS, roles: ['JEEP_NATION'] },
  ],
  'offer role': [
    { ...OFFERS, roles: ['NATIONAL'], shows: 'the offers' },
    {
      roles: ['REGIONAL', 'DEALER_GROUP', 'ZONE'],
      place: 'roles/offers#Regional',
      user: 'regional',
      shows: 'the offers, one of which the service does not let them change',
    },
  ],
  'Mopar role': [],
  'Jeep Nation role': [{ ...MEDALS, roles: ['ROLE_ADMIN'] }],
  'benefit purchase role': [
    {
      roles: ['employee', 'family member', 'invoice assignee', 'collaborator', 'dependent'],
      place: 'employee-purchase#Default',
      user: 'ana',
      shows: 'who buys, of whom the widget asks what the role needs',
    },
    {
      roles: ['dependent'],
      place: 'employee-purchase#Reserved',
      user: 'ana',
      shows: 'a car, reserved with the proof of the relationship',
    },
  ],
};

/** Roles that no screen is for, and why, by set. */
export const WITHOUT_SCREEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'single sign-on role': WITHOUT_CAPABILITY,
  'user group': {
    WCD: 'no sentence says what the group is for, and no screen reads it',
    MOPAR: 'the offers of Mopar are for every visitor; no call lets staff change them',
  },
  'Mopar role': {
    ROLE_REGIONAL: 'no call lets staff change the offers of Mopar, by region or as a whole',
    ROLE_ADMIN: 'no call lets staff change the offers of Mopar, by region or as a whole',
  },
};

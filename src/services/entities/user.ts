import { array, type InferOutput, looseObject, nullish, optional, string } from 'valibot';
import { count, flagOr, list, optionalFlag, optionalText, text } from './fields';
import { sentAsRead, whole } from './whole';

/** An address in an account. */
export const userAddress = looseObject({
  postalCode: text,
  street: text,
  number: text,
  complement: text,
  neighborhood: text,
  cityName: text,
  stateCode: text,
  countryCode: text,
});

const word = sentAsRead(optional(string()));
/** The address as it was read, with what has changed. */
export const sentAddress = looseObject({
  postalCode: word,
  street: word,
  number: word,
  complement: word,
  neighborhood: word,
  cityName: word,
  stateCode: word,
  countryCode: word,
});

/** The signed-in user's fields for forms (spec leads#prefilling). birthday: YYYY-MM-DD. */
export const user = looseObject({
  id: optional(string()),
  nickname: text,
  name: text,
  emails: nullish(array(looseObject({ email: text, preferred: flagOr(false) })), []),
  emailPreferred: text,
  phone: text,
  cpf: text,
  companyCnpj: text,
  birthday: optionalText,
  address: nullish(whole(userAddress)),
  /** The dealer that the user has chosen (ours). */
  dealerCode: optionalText,
  /** What the user has accepted (ours): type PRIVACY or TERMS. */
  agreements: nullish(array(looseObject({ type: string(), acceptedAt: text, outdatedAt: text }))),
});
export type User = InferOutput<typeof user>;

/**
 * The user of the single sign-on, beside the service's (spec roles#user): what the user may do, and the loyalty program.
 * Unknown roles and groups are kept.
 */
const signOnUser = looseObject({
  id: text,
  roles: list(string()),
  groups: list(string()),
  /** The roles within the groups, such as REGIONAL. */
  groupRoles: list(string()),
  /** JEEP_NATION or JEEP_WAVE; absent if the user belongs to no program. */
  loyaltyProgramCategory: optionalText,
  /** The dealer at which a seller works (ours); empty for everybody else. */
  dealerCode: text,
});
export type SignOnUser = InferOutput<typeof signOnUser>;

/** The session: the bearer, and the identity provider's token for promotions (spec roles#session). */
export const session = looseObject({ token: string(), idToken: text, user: nullish(signOnUser) });

/** A new account. status: ACTIVE, WAITING_CONFIRMATION. */
export const account = looseObject({ id: optional(string()), email: string(), status: text });

/**
 * A repairman of a dealer. econnect: takes part in the e-connect program, undefined where it is not said; version: raised by
 * each change (ours), 0 where the service counts none.
 */
export const repairman = whole(
  looseObject({
    id: string(),
    name: string(),
    email: text,
    phone: text,
    dealerCode: text,
    econnect: optionalFlag,
    version: count,
  }),
);
export type Repairman = InferOutput<typeof repairman>;

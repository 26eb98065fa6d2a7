/** The visitor's account (spec services#users). */
import { boolean, looseObject, number, object, optional, string } from 'valibot';
import { dealer } from './entities/dealer';
import { list, text, unread } from './entities/fields';
import { rentalUser } from './entities/rental-user';
import { account, repairman, sentAddress, user } from './entities/user';
import { sentAsRead } from './entities/whole';
import { GET, PATCH, POST, PUT } from './http/call';

const BASE = 'user';
const auth = 'bearer';

/** Personal data for a new account. */
const dataUser = looseObject({
  name: text,
  nickname: optional(string()),
  cpf: optional(string()),
  phone: optional(string()),
  companyCnpj: optional(string()),
});

/** The latest change of the account. */
export const getLatestAudit = GET('USR-01', BASE, '/audit/findLatest/UPDATE', {
  returns: looseObject({
    id: string(),
    operation: string(),
    userId: text,
    at: text,
    changedFields: list(string()),
  }),
});
/** The user as a rental customer; RUS-03 of rental-user returns the same. */
export const getUserRental = GET('USR-02', BASE, '/users/self/rental', {
  auth,
  returns: rentalUser,
});
/**
 * Proves that the caller is the account's owner, with the password or the code of an e-mail of the account (USR-12 sends
 * it). Ours: no document says how an e-mail or a CPF is changed (spec roles#account). 422 names what is not right.
 */
export const proveIdentity = POST('USR-19', BASE, '/users/self/proof', {
  auth,
  ours: true,
  body: object({ password: optional(string()), email: optional(string()), code: optional(string()) }),
  returns: looseObject({ proof: string(), expiresAt: text }),
});
/** Only the changed fields. Ours: proof, of USR-19, which a change of e-mail or CPF requires; 403 without it. */
export const updateUser = PATCH('USR-03', BASE, '/users/self', {
  auth,
  body: object({
    nickname: optional(string()),
    name: optional(string()),
    emailPreferred: optional(string()),
    phone: optional(string()),
    cpf: optional(string()),
    companyCnpj: optional(string()),
    birthday: optional(string()),
    address: optional(sentAddress),
    /** Ours: the step dealer-data is stated, its field is not. */
    dealerCode: optional(string()),
    /** Ours: PRIVACY or TERMS, whose present text the user accepts. */
    agreement: optional(string()),
    proof: optional(string()),
  }),
  returns: user,
});
export const getUser = GET('USR-04', BASE, '/users/self', { auth, returns: user });
/** salesforceIntegration: whether the account is sent to the CRM. */
export const createUser = POST('USR-05', BASE, '/user', {
  anyone: true,
  query: object({ salesforceIntegration: optional(boolean(), false) }),
  body: object({ email: string(), password: string(), dataUser }),
  returns: unread(account),
});
export const getUserDetailsCache = GET('USR-07', BASE, '/user-details-cache', {
  returns: looseObject({ cachedAt: string(), expiresAt: text, user }),
});
/** Says that what the user has accepted is outdated: it counts no more; type: PRIVACY or TERMS (spec roles#agreements). */
export const outdateAgreement = PATCH('USR-08', BASE, '/users/self/agreement/outdate', {
  auth,
  body: object({ type: optional(string(), 'PRIVACY') }),
  returns: unread(looseObject({ type: string(), outdated: boolean(), outdatedAt: text })),
});
/** The user's dealer in a loyalty program. */
export const getAssociatedDealer = GET('USR-09', BASE, '/users/self/loyalty/associated-dealer', {
  auth,
  returns: dealer,
});
/** Sets the first password; the account then waits for the code of the e-mail. */
export const setPassword = POST('USR-10', BASE, '/signup/password', {
  anyone: true,
  body: object({ email: string(), password: string() }),
  returns: unread(account),
});
/** Changes the password; requires the current one. */
export const changePassword = PUT('USR-11', BASE, '/signup/password', {
  anyone: true,
  body: object({ email: string(), currentPassword: string(), password: string() }),
  returns: unread(account),
});
export const resendPasswordEmail = POST('USR-12', BASE, '/signup/password/resend-email', {
  anyone: true,
  body: object({ email: string() }),
  returns: unread(account),
});
export const requestPasswordReset = POST('USR-13', BASE, '/signup/password/forgot', {
  anyone: true,
  body: object({ email: string() }),
  returns: unread(account),
});
/** code: from the e-mail. With a password, resets a forgotten one. */
export const confirmPassword = PUT('USR-14', BASE, '/signup/password/confirm', {
  anyone: true,
  body: object({ email: string(), code: string(), password: optional(string()) }),
  returns: unread(account),
});
/** id: of the repairman's own account (ours); the documents do not say whose. */
export const getRepairman = GET('USR-15', BASE, '/users/self/repairman/{id}', { auth, returns: repairman });
export const setRepairmanEconnect = PUT('USR-16', BASE, '/users/self/repairman/{id}/econnect', {
  auth,
  body: object({ econnect: boolean() }),
  returns: repairman,
});
export const updateRepairman = PUT('USR-17', BASE, '/users/self/repairman/{id}', {
  auth,
  /**
   * The record as it was read, with what has changed: the service may replace it. version: the one that was changed; another
   * person's later version may be refused (ours).
   */
  body: looseObject({
    name: string(),
    email: sentAsRead(string()),
    phone: sentAsRead(optional(string())),
    version: sentAsRead(optional(number())),
  }),
  returns: repairman,
});
/** E-mail and password are sent as credentials. */
export const createUserV3 = POST('USR-18', BASE, '/v3/users', {
  auth: 'basic',
  body: object({ dataUser }),
  returns: unread(account),
});

/** Sign-in, account migration, and single-use links into other sites (spec services#authentication). */
import { array, boolean, looseObject, object, optional, string } from 'valibot';
import { count, list, optionalText, text, unread } from './entities/fields';
import { account, session } from './entities/user';
import { GET, POST } from './http/call';

const BASE = 'auth';

/** A single-use address that signs the visitor in on another site. */
const link = looseObject({ url: string(), expiresAt: text });
/** status: PENDING, PROCESSED, MIGRATED. */
const migration = looseObject({ username: string(), status: string() });

/**
 * The address of the single sign-on, which returns to redirectUri: the brand's, or without a brand that of the group.
 * The document names no parameters; those of a weak login are passed on as they are (spec roles#weak-login), the others
 * are ours (spec roles#sign-on-brands). provider: the other network to sign in with.
 */
export const signOn = GET('AUTH-01', BASE, '/auth', {
  query: looseObject({
    brand: optional(string()),
    country: optional(string()),
    loginType: optional(string()),
    redirectUri: optional(string()),
    provider: optional(string()),
  }),
  returns: looseObject({ url: string(), brand: text, loginType: text }),
});
export const getDiscountClubLink = GET('AUTH-02', BASE, '/auth/discountclub/{id}', { returns: link });
export const getEperLink = GET('AUTH-03', BASE, '/auth/eper', { returns: link });
export const getRewardsLink = GET('AUTH-04', BASE, '/auth/rewards', { returns: link });
export const importUsers = POST('AUTH-05', BASE, '/import', {
  body: object({
    users: array(object({ email: string(), name: optional(string(), ''), cpf: optional(string(), '') })),
  }),
  returns: looseObject({
    imported: count,
    refused: list(looseObject({ email: string(), reason: text })),
  }),
});
/**
 * username: the e-mail of the older account; password: that of the older account, by which its owner migrates it. Staff, who do not
 * know it, send none (ours).
 */
export const migrateUser = POST('AUTH-06', BASE, '/migration/migrate', {
  anyone: true,
  body: object({ username: string(), password: optional(string()) }),
  returns: looseObject({ username: string(), status: string(), token: optionalText }),
});
export const preprocessMigration = POST('AUTH-07', BASE, '/migration/preprocess', {
  anyone: true,
  body: object({ username: string() }),
  returns: unread(migration),
});
/** The misspelled path is that of the service (spec services#authentication). */
export const preprocessPasswordReset = POST('AUTH-08', BASE, '/migration/proprocessResetPassword', {
  anyone: true,
  body: object({ username: string() }),
  returns: unread(migration),
});
/** Sets a new password; requires the code of the e-mail. */
export const resetPassword = POST('AUTH-09', BASE, '/v2/signup/password/reset', {
  anyone: true,
  body: object({ email: string(), code: string(), password: string() }),
  returns: unread(account),
});
/** The owner of the header's token. */
export const getSession = GET('AUTH-10', BASE, '/v2/auth', { returns: session });
export const getEperLinkV3 = GET('AUTH-11', BASE, '/v3/eper', { returns: link });
export const signIn = POST('AUTH-12', BASE, '/v3/authentication', { auth: 'basic', returns: session });
/** id: an e-mail or a CPF. An unknown id is not a failure. */
export const checkUser = GET('AUTH-13', BASE, '/v3/check/{id}', {
  returns: looseObject({ id: string(), exists: boolean(), status: text }),
});
/** token: issued by the other network. */
export const signInWithProvider = POST('AUTH-14', BASE, '/v3/authentication/social', {
  anyone: true,
  body: object({ provider: string(), token: string() }),
  returns: session,
});

import { hasSignOn } from '#domain/access/roles';
import { WEAK_LOGIN } from '#domain/access/weak-login';
import * as auth from '#services/auth';
import { answer, found, Refusal } from '../answers';
import { PASSWORD } from '../data/users';
import { ID_TOKEN, tokenOf } from '../http/credentials';
import { MINUTE, moment } from '../lib/moments';
import {
  type Account,
  accountOf,
  accountOfEmail,
  accountOfToken,
  accountSignedIn,
  open,
  passwordError,
  refuseFields,
} from '../rules/accounts';
import { garageOf } from '../rules/garage';
import { programOf } from '../rules/loyalty';
import { CODE, codeError, spendCode } from '../rules/mails';
import { dealerOfSeller } from '../rules/sellers';
import { signInManners } from '../rules/sign-in-manners';
import { countSignIn, newToken } from '../rules/sign-ins';
import type { World } from '../world';

/** Accounts of the previous sign-on that can be imported; all have the shared password. */
const OLDER = ['carla.antunes@antigo.example', 'diego.meireles@antigo.example'];

/** Lifetime of a link to another site. */
const LINK = 10 * MINUTE;

const olderAccounts = (world: World) =>
  world.table('older accounts', () => new Map(OLDER.map((username) => [username, 'PENDING'])));

function link(world: World, site: string, more = '') {
  const ticket = world.random(`${site} ${more} ${world.now()}`).whole(100_000, 999_999);
  return { url: `https://${site}.example/entrar?ticket=${ticket}${more}`, expiresAt: moment(world, LINK) };
}

interface Caller {
  headers: Headers;
  world: World;
}

/** The parts catalogue is for owners of a car. */
function eperLink(caller: Caller, { user }: Account, more = '') {
  const { world } = caller;
  if (garageOf(caller, user).owned.length === 0) throw new Refusal(403, { error: 'for owners of a car' });
  return link(world, 'eper', more);
}

const session = (caller: Caller, { user }: Account, token: string) => ({
  token,
  ...(signInManners(caller.world).bringsIdentity && { idToken: `${ID_TOKEN}${token}` }),
  user: {
    ...user,
    loyaltyProgramCategory: programOf(caller, user),
    dealerCode: dealerOfSeller(caller, user),
  },
});

function admitted(caller: Caller, account: Account | undefined, allowed: boolean) {
  if (!account || !allowed) throw new Refusal(401, { error: 'nobody has these credentials' });
  if (account.status !== 'ACTIVE') throw new Refusal(403, { error: 'the e-mail is not confirmed yet' });
  return session(caller, account, newToken(caller.world, account));
}

export const authAnswers = answer(
  auth,
  {
    /**
     * A page of the sandbox that stands for the single sign-on and for other networks. It knows the brands that have a
     * sign-on of their own, a weak login by its own brand only, and no personal data in an address.
     */
    signOn({ query, url }) {
      const { brand = '', redirectUri = '', loginType = '' } = query;
      const isWeak = loginType === WEAK_LOGIN.loginType && brand === WEAK_LOGIN.brand;
      refuseFields({
        brand: brand !== '' && !isWeak && !hasSignOn(brand) && 'this brand has no sign-on',
        loginType: loginType !== '' && !isWeak && 'only a weak login names its type',
        redirectUri: redirectUri === '' && 'where to return to is missing',
      });
      const address = new URL('/sandbox/sign-on', url.origin);
      address.search = url.search;
      return { url: address.href, brand, loginType };
    },
    getDiscountClubLink(asked) {
      accountSignedIn(asked);
      return link(asked.world, 'clube', `&id=${encodeURIComponent(asked.params.id)}`);
    },
    getEperLink: (asked) => eperLink(asked, accountSignedIn(asked)),
    getRewardsLink(asked) {
      accountSignedIn(asked);
      return link(asked.world, 'recompensas');
    },
    /** Every account gets the shared password; an existing user is rejected by name. */
    importUsers({ body, world }) {
      const refused = body.users.flatMap(({ email, ...data }) => {
        try {
          open(world, email, PASSWORD, data);
          return [];
        } catch (error) {
          if (error instanceof Refusal) return { email, reason: error.status === 409 ? 'TAKEN' : 'INVALID' };
          throw error;
        }
      });
      return { imported: body.users.length - refused.length, refused };
    },
    migrateUser({ body, user, world }) {
      const older = olderAccounts(world);
      found(older.get(body.username), 'older account');
      if (older.get(body.username) === 'MIGRATED') {
        throw new Refusal(409, { error: 'the account has moved already' });
      }
      // Its owner has the password; staff send none.
      if (body.password === undefined && !user?.roles.includes('service_admin'))
        throw new Refusal(403, { error: 'only staff migrate an account without its password' });
      const { password = PASSWORD } = body;
      if (password !== PASSWORD) throw new Refusal(401, { error: 'nobody has these credentials' });
      const account = open(world, body.username, password, { name: body.username.split('@')[0] });
      account.status = 'ACTIVE';
      older.set(body.username, 'MIGRATED');
      return { username: body.username, status: 'MIGRATED', token: newToken(world, account) };
    },
    preprocessMigration({ body, world }) {
      const older = olderAccounts(world);
      const status = found(older.get(body.username), 'older account');
      if (status === 'PENDING') older.set(body.username, 'PROCESSED');
      return { username: body.username, status: older.get(body.username) ?? status };
    },
    preprocessPasswordReset({ body, world }) {
      found(olderAccounts(world).get(body.username) ?? accountOf(world, body.username), 'account');
      return { username: body.username, status: 'PROCESSED' };
    },
    resetPassword({ body, world }) {
      const account = found(accountOfEmail(world, body.email), 'account');
      refuseFields({
        code: codeError(world, body.email, body.code),
        password: passwordError(body.password),
      });
      spendCode(world, body.email);
      Object.assign(account, { password: body.password, status: 'ACTIVE' });
      return { id: account.user.id, email: body.email, status: account.status };
    },
    getSession: (asked) => session(asked, accountSignedIn(asked), tokenOf(asked.headers)),
    getEperLinkV3: (asked) => eperLink(asked, accountSignedIn(asked), '&v=3'),
    signIn(asked) {
      const { credentials, world } = asked;
      const account = accountOf(world, credentials?.email ?? '');
      const isRight = !!account && account.password === credentials?.password;
      countSignIn(world, credentials?.email ?? '', isRight);
      return admitted(asked, account, isRight);
    },
    checkUser({ params, world }) {
      const account = accountOf(world, params.id);
      return { id: params.id, exists: !!account, status: account?.status ?? '' };
    },
    /** The provider's token is the key of the account signed in there. */
    signInWithProvider: (asked) => admitted(asked, accountOfToken(asked.world, asked.body.token), true),
  },
  {
    examples: {
      signOn: { query: { brand: 'fiat', redirectUri: 'https://fiat.example/entrar/' } },
      importUsers: { body: { users: [{ email: 'elisa.prates@correio.example', name: 'Elisa Prates' }] } },
      migrateUser: { body: { username: OLDER[0], password: PASSWORD } },
      preprocessMigration: { body: { username: OLDER[0] } },
      preprocessPasswordReset: { body: { username: OLDER[0] } },
      resetPassword: { body: { code: CODE, password: 'Outra#2026' } },
      checkUser: { id: 'ana.nogueira@correio.example' },
      signInWithProvider: { body: { provider: 'google', token: 'ana' } },
    },
  },
);

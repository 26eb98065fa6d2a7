import * as users from '#services/user';
import { answer, found, Refusal, Reply } from '../answers';
import { PASSWORD, type SandboxUser } from '../data/users';
import { tokenOf } from '../http/credentials';
import { DAY, HOUR, moment } from '../lib/moments';
import {
  type Account,
  accountOf,
  accountOfEmail,
  accountOfToken,
  accountSignedIn,
  cpfError,
  emailError,
  open,
  passwordError,
  refuseFields,
  signedIn,
} from '../rules/accounts';
import { dealersFor, homeOf } from '../rules/garage';
import { CODE, codeError, sendCode, sendNotice, spendCode } from '../rules/mails';
import { prove, spendProof } from '../rules/proofs';
import { profileOf, profileView } from '../rules/rental-profiles';
import { ownRepairman, setEconnect, updateRepairman } from '../rules/repairmen';
import type { World } from '../world';

type Audit = {
  id: string;
  operation: string;
  userId: string;
  at: string;
  changedFields: string[];
};

/** Changes of accounts, oldest first. */
const audits = (world: World): Audit[] =>
  world.table('user audits', () => [
    {
      id: 'AUD-1',
      operation: 'UPDATE',
      userId: 'user-ana',
      at: moment(world, -3 * DAY),
      changedFields: ['phone'],
    },
  ]);

const summary = ({ user, status }: Account, email = user.emailPreferred ?? '') => ({
  id: user.id,
  email,
  status,
});

/** Opens an account and sends the code that confirms its e-mail. */
function register(world: World, email: string, password: string, data: Record<string, unknown>): Account {
  if (accountOf(world, email)) sendNotice(world, email, 'Você já tem uma conta');
  const account = open(world, email, password, data);
  sendCode(world, email, 'Confirme o seu e-mail');
  return account;
}

const byEmail = (world: World, email: string) => found(accountOfEmail(world, email), 'account');

/** Keeps one agreement of each type. */
function putAgreement(user: SandboxUser, agreement: NonNullable<SandboxUser['agreements']>[number]): void {
  const others = (user.agreements ?? []).filter(({ type }) => type !== agreement.type);
  user.agreements = [...others, agreement];
}

export const userAnswers = answer(
  users,
  {
    /** The caller's, if somebody is signed in. */
    getLatestAudit({ headers, world }) {
      const caller = accountOfToken(world, tokenOf(headers))?.user.id;
      const own = audits(world).filter(({ userId }) => userId === caller);
      return found(own.at(-1) ?? audits(world).at(-1), 'change');
    },
    getUserRental: (caller) => profileView(profileOf(caller), caller.world),
    updateUser(asked) {
      const { user } = accountSignedIn(asked);
      const { world } = asked;
      const { proof, agreement, ...body } = asked.body;
      const { emailPreferred } = body;
      refuseFields({
        cpf: cpfError(body.cpf ?? ''),
        emailPreferred: emailPreferred !== undefined && emailError(emailPreferred),
      });
      const owner = emailPreferred && accountOf(world, emailPreferred);
      if (owner && owner.user.id !== user.id) {
        throw new Refusal(409, {
          error: 'the e-mail belongs to another account',
          errors: { emailPreferred: 'Este e-mail já está cadastrado' },
        });
      }
      // The one in use, as a form shows it (spec leads#prefilling).
      const email = user.emails?.find(({ preferred }) => preferred)?.email || user.emailPreferred;
      const changes = [
        [email, emailPreferred],
        [user.cpf, body.cpf],
      ];
      if (changes.some(([before, after]) => before && after !== undefined && after !== before)) {
        spendProof(world, user.id, proof);
      }
      Object.assign(user, body);
      if (agreement) putAgreement(user, { type: agreement, acceptedAt: moment(world), outdatedAt: '' });
      if (emailPreferred) {
        const others = (user.emails ?? []).filter(({ email }) => email !== emailPreferred);
        const rest = others.map((each) => ({ ...each, preferred: false }));
        user.emails = [...rest, { email: emailPreferred, preferred: true }];
      }
      const known = audits(world);
      const changedFields = Object.keys(body);
      const at = moment(world);
      known.push({ id: `AUD-${known.length + 1}`, operation: 'UPDATE', userId: user.id, at, changedFields });
      return user;
    },
    proveIdentity: (asked) => prove(asked.world, accountSignedIn(asked), asked.body),
    getUser: signedIn,
    createUser: ({ body, world }) =>
      new Reply(201, summary(register(world, body.email, body.password, body.dataUser))),
    getUserDetailsCache(asked) {
      const { world } = asked;
      return { cachedAt: moment(world), expiresAt: moment(world, 4 * HOUR), user: signedIn(asked) };
    },
    outdateAgreement(asked) {
      const { user } = accountSignedIn(asked);
      const { type } = asked.body;
      const outdatedAt = moment(asked.world);
      const before = user.agreements?.find((each) => each.type === type);
      putAgreement(user, { type, acceptedAt: before?.acceptedAt ?? '', outdatedAt });
      return { type, outdated: true, outdatedAt };
    },
    getAssociatedDealer(asked) {
      const user = signedIn(asked);
      const dealers = dealersFor(asked.world, { brand: 'jeep', country: homeOf(asked, user).country });
      return found(
        dealers[asked.world.random(`dealer of ${user.id}`).whole(0, dealers.length - 1)],
        'dealer',
      );
    },
    setPassword({ body, world }) {
      const account = byEmail(world, body.email);
      refuseFields({ password: passwordError(body.password) });
      if (account.status === 'ACTIVE') throw new Refusal(409, { error: 'the account has a password' });
      account.password = body.password;
      sendCode(world, body.email, 'Confirme o seu e-mail');
      return summary(account, body.email);
    },
    changePassword({ body, world }) {
      const account = byEmail(world, body.email);
      refuseFields({
        currentPassword: account.password !== body.currentPassword && 'A senha atual não confere',
        password: passwordError(body.password),
      });
      account.password = body.password;
      return summary(account, body.email);
    },
    resendPasswordEmail({ body, world }) {
      const account = byEmail(world, body.email);
      sendCode(world, body.email, 'Confirme o seu e-mail');
      return summary(account, body.email);
    },
    requestPasswordReset({ body, world }) {
      const account = byEmail(world, body.email);
      sendCode(world, body.email, 'Crie uma nova senha');
      return summary(account, body.email);
    },
    confirmPassword({ body, world }) {
      const account = byEmail(world, body.email);
      refuseFields({
        code: codeError(world, body.email, body.code),
        password: body.password !== undefined && passwordError(body.password),
      });
      spendCode(world, body.email);
      Object.assign(account, { status: 'ACTIVE', password: body.password ?? account.password });
      return summary(account, body.email);
    },
    getRepairman: ownRepairman,
    setRepairmanEconnect: (asked) => setEconnect(ownRepairman(asked), asked.body.econnect),
    updateRepairman: (asked) => updateRepairman(asked.world, ownRepairman(asked), asked.body),
    createUserV3: ({ credentials, body, world }) =>
      new Reply(
        201,
        summary(register(world, credentials?.email ?? '', credentials?.password ?? '', body.dataUser)),
      ),
  },
  {
    examples: {
      proveIdentity: { body: { password: PASSWORD } },
      updateUser: { body: { phone: '11955500177' } },
      createUser: {
        body: { email: 'nova@correio.example', password: PASSWORD, dataUser: { name: 'Nina Ramos' } },
      },
      outdateAgreement: { body: { type: 'TERMS' } },
      setPassword: { body: { email: 'espera@correio.example', password: PASSWORD } },
      changePassword: { body: { currentPassword: PASSWORD, password: 'Outra#2026' } },
      confirmPassword: { body: { code: CODE } },
      getRepairman: { id: 'user-equipe' },
      setRepairmanEconnect: { id: 'user-equipe' },
      updateRepairman: { id: 'user-equipe', body: { email: 'oficina@equipe.example', version: undefined } },
      createUserV3: { credentials: { email: 'nova@correio.example', password: PASSWORD } },
    },
  },
);

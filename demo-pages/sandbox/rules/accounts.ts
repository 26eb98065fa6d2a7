import { email as isEmail } from '#domain/person/contact';
import { cpf as isCpf, dni as isDni } from '#domain/person/documents';
import { Refusal } from '../answers';
import { PASSWORD, type SandboxUser, USERS } from '../data/users';
import { tokenOf } from '../http/credentials';
import type { World } from '../world';
import { liveToken } from './sign-ins';

export interface Account {
  /** The value of the session cookie. */
  token: string;
  password: string;
  /** WAITING_CONFIRMATION until the code of the e-mail is confirmed. */
  status: 'ACTIVE' | 'WAITING_CONFIRMATION';
  user: SandboxUser;
}

/** A person registered by a dealer who has not chosen a password yet. */
const INVITED: Account = {
  token: 'espera',
  password: '',
  status: 'WAITING_CONFIRMATION',
  user: {
    id: 'user-espera',
    roles: ['customer'],
    nickname: '',
    name: 'Helena Sampaio Reis',
    emails: [{ email: 'espera@correio.example', preferred: true }],
    emailPreferred: 'espera@correio.example',
    phone: '21955500104',
    cpf: '39053344705',
    companyCnpj: '',
  },
};

/** All accounts with their changes, by token. */
export const accounts = (world: World): Map<string, Account> =>
  world.table('accounts', () => {
    const known = Object.entries(USERS).map(([token, user]): [string, Account] => [
      token,
      { token, password: PASSWORD, status: 'ACTIVE', user: structuredClone(user) },
    ]);
    return new Map([...known, [INVITED.token, structuredClone(INVITED)]]);
  });

/** The account of a token; undefined if nobody has it or its session has ended. */
export const accountOfToken = (world: World, token: string): Account | undefined =>
  accounts(world).get(liveToken(world, token));

const emailsOf = ({ emails, emailPreferred }: SandboxUser) =>
  [emailPreferred, ...(emails ?? []).map(({ email }) => email)].map((email) => email?.toLowerCase());

/** The owner of an e-mail or document. */
export const accountOf = (world: World, name: string): Account | undefined =>
  [...accounts(world).values()].find(
    ({ user }) => emailsOf(user).includes(name.trim().toLowerCase()) || (name !== '' && user.cpf === name),
  );

/** The owner of an e-mail; a document is none. */
export const accountOfEmail = (world: World, email: string): Account | undefined =>
  email.includes('@') ? accountOf(world, email) : undefined;

interface Caller {
  headers: Headers;
  world: World;
}

/** The account of a request's token, including accounts opened in the sandbox. */
export function accountSignedIn({ headers, world }: Caller): Account {
  const account = accountOfToken(world, tokenOf(headers));
  if (!account) throw new Refusal(401, { error: 'the token belongs to nobody' });
  return account;
}

/** The caller; throws if there is none. */
export const signedIn = (caller: Caller): SandboxUser => accountSignedIn(caller).user;

/** Rejects fields with their messages, if there are any. */
export function refuseFields(errors: Record<string, string | false | undefined>): void {
  const found = Object.entries(errors).filter(([, message]) => message);
  if (found.length > 0) {
    throw new Refusal(422, { error: 'fields are not valid', errors: Object.fromEntries(found) });
  }
}

/** 8 to 16 characters of all classes, none of them forbidden (spec validation#passwords). */
export const passwordError = (password: string): string | false =>
  (password.length < 8 || password.length > 16) && password !== ''
    ? 'A senha deve ter de 8 a 16 caracteres'
    : /[<>+|/?*\\]/.test(password)
      ? 'A senha não pode conter < > + | / ? * nem barra invertida'
      : !(
          /\d/.test(password) &&
          /[a-z]/.test(password) &&
          /[A-Z]/.test(password) &&
          /[^\w\s]|_/.test(password)
        ) && 'A senha precisa de número, letra minúscula, letra maiúscula e caractere especial';

export const emailError = (email: string): string | false => !isEmail(email) && 'Digite um e-mail válido';

/** The cpf field contains an Argentine's identity number. */
export const cpfError = (cpf: string): string | false =>
  cpf !== '' && !isCpf(cpf) && !isDni(cpf) && 'CPF inválido';

/** Opens an account that waits for its code. Rejects an e-mail in use. */
export function open(world: World, email: string, password: string, data: Record<string, unknown>): Account {
  const text = (name: string) => (typeof data[name] === 'string' ? (data[name] as string) : '');
  refuseFields({ email: emailError(email), password: passwordError(password), cpf: cpfError(text('cpf')) });
  if (accountOf(world, email)) {
    throw new Refusal(409, {
      error: 'the e-mail belongs to an account',
      errors: { email: 'Este e-mail já está cadastrado' },
    });
  }
  const all = accounts(world);
  const token = `conta-${all.size + 1}`;
  const user: SandboxUser = {
    id: `user-${token}`,
    roles: ['customer'],
    nickname: text('nickname'),
    name: text('name'),
    emails: [{ email, preferred: true }],
    emailPreferred: email,
    phone: text('phone'),
    cpf: text('cpf').replace(/\D/g, ''),
    companyCnpj: text('companyCnpj'),
  };
  const account: Account = { token, password, status: 'WAITING_CONFIRMATION', user };
  all.set(token, account);
  return account;
}

/** The caller, if any. */
export function whoAsks(caller: Caller): SandboxUser | undefined {
  return caller.headers.has('authorization') ? signedIn(caller) : undefined;
}

import type { Country, Language } from '#domain/core/brands';
import { email as isEmail } from '#domain/person/contact';
import { cpf as isCpf, dni as isDni } from '#domain/person/documents';
import { hiddenDocument } from '#domain/person/hidden-document';
import { hiddenEmail } from '#domain/person/hidden-email';
import { documentDoubt, type ListDocument, readListDocument } from '#domain/person/list-document';
import { refusal } from '#domain/validation/refusal';
import {
  checkUser,
  importUsers,
  migrateUser,
  preprocessMigration,
  preprocessPasswordReset,
} from '#services/auth';
import { isKind } from '#services/http/problem';
import { ServiceError } from '#services/http/service-error';
import type { CallOptions } from '#services/http/types';
import { fillMessage } from '#ui/fill-message';
import type { MaintenanceMessages } from '../messages';
import type { ActField, ListAct } from './list-act';

/** An account of a list. What no call of it needs is empty. */
export interface ListedAccount {
  email: string;
  name: string;
  cpf: string;
}

/** Headings by which the columns are recognised besides their labels, in either language. */
const NAMES = {
  email: ['E-mail', 'Correo', 'Usuário', 'Usuario', 'username'],
  name: ['Nome', 'Nombre'],
  cpf: ['CPF', 'Documento', 'DNI'],
};

const UNPROCESSABLE = 422;
/** The status of an account that has moved (AUTH-06, ours). */
const MIGRATED = 'MIGRATED';

/** A 200 that did not do what was asked for, as the refusal that it is. */
const refused = (id: string, words: string) =>
  new ServiceError('http', id, 'refused', UNPROCESSABLE, undefined, refusal({}, [words]));

/** The service answers an import with the accounts that it has refused. */
function refusedImport(reason: string, { account }: MaintenanceMessages): ServiceError {
  const words =
    reason === 'TAKEN' ? account.taken : reason ? fillMessage(account.refused, { reason }) : account.noReason;
  return refused('AUTH-05', words);
}

/** Whether the present sign-on has an account of the e-mail. */
const isThere = async ({ email }: ListedAccount, options: CallOptions): Promise<boolean> =>
  (await checkUser({ id: email }, options)).exists;

/** What staff do to accounts by a list: one call a row, so that a run can be stopped and each row has a result of its own. */
export function accountActs(
  messages: MaintenanceMessages,
  country: Country,
  language: Language,
): ListAct<ListedAccount>[] {
  const { account: texts, acts } = messages;
  const isDocument = country === 'AR' ? isDni : isCpf;
  const email = { id: 'email', label: texts.email, names: NAMES.email, hidden: hiddenEmail };
  const emailField: ActField<ListedAccount> = {
    name: 'email',
    label: texts.email,
    text: (row) => row.email,
    hidden: hiddenEmail,
  };
  const common = { idOf: (row: ListedAccount) => row.email, simulate: texts.simulate };
  const byName = {
    ...common,
    columns: [email],
    fields: [emailField],
    checkRow: ({ email: typed = '' }: Readonly<Record<string, string>>) => {
      const value = typed.trim().toLowerCase();
      return isEmail(value)
        ? { value: { email: value, name: '', cpf: '' } }
        : { problems: { email: texts.emailWrong } };
    },
  };
  return [
    {
      ...common,
      name: 'import',
      words: acts.import,
      columns: [
        email,
        { id: 'name', label: texts.name, names: NAMES.name, optional: true },
        { id: 'cpf', label: texts.cpf, names: NAMES.cpf, optional: true, hidden: hiddenDocument },
      ],
      fields: [
        emailField,
        {
          name: 'name',
          label: texts.name,
          text: ({ name }) => name,
          hidden: ([first]) => (first ? `${first}•••` : ''),
        },
        { name: 'cpf', label: texts.cpf, text: ({ cpf }) => cpf, hidden: hiddenDocument },
      ],
      checkRow({ email: typed = '', name = '', cpf: number = '' }) {
        const document: ListDocument = number.trim()
          ? readListDocument(number, isDocument)
          : { document: '' };
        const value = {
          email: typed.trim().toLowerCase(),
          name: name.trim(),
          cpf: 'document' in document ? document.document : '',
        };
        const problems = {
          ...(!isEmail(value.email) && { email: texts.emailWrong }),
          ...('problem' in document && { cpf: documentDoubt(document, language) || texts.cpfWrong }),
        };
        return Object.keys(problems).length > 0 ? { problems } : { value };
      },
      async perform(account, options) {
        const { imported, refused } = await importUsers({ body: { users: [account] } }, options);
        if (refused[0] || imported === 0) throw refusedImport(refused[0]?.reason ?? '', messages);
        return 1;
      },
      check: isThere,
    },
    {
      ...byName,
      name: 'prepare',
      words: acts.prepare,
      perform: async ({ email: username }, options) => {
        await preprocessMigration({ body: { username } }, options);
        return 1;
      },
    },
    {
      ...byName,
      name: 'migrate',
      words: acts.migrate,
      async perform(account, options) {
        try {
          const { status } = await migrateUser({ body: { username: account.email } }, options);
          if (status !== MIGRATED && !(await isThere(account, options)))
            throw refused('AUTH-06', texts.pending);
        } catch (error) {
          // One that has moved already is where it was to go.
          if (!isKind(error, 'conflict') || !(await isThere(account, options))) throw error;
        }
        return 1;
      },
      check: isThere,
    },
    {
      ...byName,
      name: 'password',
      words: acts.password,
      perform: async ({ email: username }, options) => {
        await preprocessPasswordReset({ body: { username } }, options);
        return 1;
      },
    },
  ];
}

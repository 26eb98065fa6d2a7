import { mobilePhone } from '../../../src/domain/contact';
import { cnpj as isCnpj } from '../../../src/domain/documents';
import * as rental from '../../../src/services/rental-user';
import { answer, found, Refusal, Reply } from '../answers';
import { cpfError, emailError, refuseFields, signedIn } from '../rules/accounts';
import type { World } from '../world';

interface Profile {
  id: string;
  personType: string;
  name: string;
  email: string;
  phone: string;
  cpf: string;
  cnpj: string;
  companyName: string;
  driverLicence?: { number?: string; category?: string; expiresAt?: string };
}

interface Caller {
  headers: Headers;
  world: World;
}

const profiles = (world: World) => world.table('rental users', () => new Map<string, Profile>());

/** Who the account says it is, until the user has registered for renting. */
function profileOf(caller: Caller): Profile {
  const { id, name, emailPreferred, phone, cpf, companyCnpj } = signedIn(caller);
  return (
    profiles(caller.world).get(id) ?? {
      id,
      personType: companyCnpj ? 'legalPerson' : 'physicalPerson',
      name: name ?? '',
      email: emailPreferred ?? '',
      phone: phone ?? '',
      cpf: cpf ?? '',
      cnpj: companyCnpj ?? '',
      companyName: '',
    }
  );
}

/** What renting wants to know of a person, and of a company. */
function view(profile: Profile) {
  const { personType, companyName, cnpj, cpf, driverLicence } = profile;
  const wanted: Record<string, string | undefined> =
    personType === 'legalPerson' ? { companyName, cnpj } : { cpf, driverLicence: driverLicence?.number };
  const missing = Object.keys(wanted).filter((name) => !wanted[name]);
  return { ...profile, missing, complete: missing.length === 0 };
}

type Change = Partial<Record<keyof Profile, unknown>>;

function change(caller: Caller, body: Change) {
  const { email, cpf, cnpj, phone, personType } = body as Partial<Profile>;
  refuseFields({
    email: email !== undefined && emailError(email),
    cpf: cpf !== undefined && cpfError(cpf),
    cnpj: cnpj !== undefined && !isCnpj(cnpj) && 'CNPJ inválido',
    phone: phone !== undefined && !mobilePhone(phone) && 'Digite um telefone válido',
    personType:
      personType !== undefined &&
      !/^(physicalPerson|legalPerson)$/.test(personType) &&
      'Tipo de pessoa inválido',
  });
  const sent = Object.entries(body).filter(([, value]) => value !== undefined);
  const profile = { ...profileOf(caller), ...Object.fromEntries(sent) } as Profile;
  profiles(caller.world).set(profile.id, profile);
  return view(profile);
}

interface Start {
  at: number;
  status?: 'FAILED';
}

/** How long a registration is looked at; ms. */
const PROCESSING = 5000;
/** inicio-exemplo went well and inicio-falhou did not. */
const starts = (world: World) =>
  world.table(
    'rental starts',
    () =>
      new Map<string, Start>([
        ['inicio-exemplo', { at: world.now() - PROCESSING }],
        ['inicio-falhou', { at: world.now() - PROCESSING, status: 'FAILED' }],
      ]),
  );

export const rentalUserAnswers = answer(
  rental,
  {
    start({ world }) {
      const { n } = world.state.stamp();
      const id = `inicio-${n}`;
      starts(world).set(id, { at: world.now() });
      return { id, status: 'PROCESSING' };
    },
    result({ query, headers, user, world }) {
      const { at, status } = found(starts(world).get(query.id), 'registration');
      if (world.now() - at < PROCESSING) return { id: query.id, status: 'PROCESSING', user: null };
      const known = user && !status ? view(profileOf({ headers, world })) : null;
      return { id: query.id, status: status ?? 'SUCCESS', user: known };
    },
    self: (caller) => view(profileOf(caller)),
    create({ body, ...caller }) {
      if (profiles(caller.world).has(signedIn(caller).id)) {
        throw new Refusal(409, { error: 'the user has registered before' });
      }
      return new Reply(201, change(caller, body));
    },
    update: ({ body, ...caller }) => change(caller, body),
  },
  {
    examples: {
      result: { query: { id: 'inicio-exemplo' } },
      create: { body: { personType: 'physicalPerson', name: 'Joana Prado' } },
      update: { body: { phone: '11955500101' } },
    },
  },
);

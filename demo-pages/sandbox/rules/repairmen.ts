import { email as isEmail, name as isName } from '#domain/person/contact';
import { found, Refusal } from '../answers';
import { USERS } from '../data/users';
import type { World } from '../world';
import { refuseFields, signedIn } from './accounts';
import { putRecord, refuseOld } from './put-record';

export type Repairman = {
  /** Of the repairman's account (ours). */
  id: string;
  name: string;
  email: string;
  phone: string;
  dealerCode: string;
  econnect: boolean;
  /** Raised by each change. */
  version: number;
};

/** What each repairman has registered, by the id of the account. */
export const repairmen = (world: World): Map<string, Repairman> =>
  world.table('repairmen', () => {
    const accounts = Object.values(USERS).filter(({ roles }) => roles.includes('repairman'));
    return new Map(
      accounts.map(({ id, name, emailPreferred }, i): [string, Repairman] => {
        const dealerCode = world.dealers[i * 7]?.idSiteGeo ?? '';
        const email = emailPreferred ?? '';
        const phone = `1195550030${i + 1}`;
        return [
          id,
          { id, name: name ?? '', email, phone, dealerCode, econnect: id === 'user-equipe', version: 1 },
        ];
      }),
    );
  });

interface Caller {
  headers: Headers;
  world: World;
  params: { id: string };
}

/** The caller's own data: those of others are not found there, as the path says "self". */
export function ownRepairman(caller: Caller): Repairman {
  const { id } = signedIn(caller);
  return found(id === caller.params.id ? repairmen(caller.world).get(id) : undefined, 'repairman');
}

interface SentRepairman {
  name: string;
  email: string;
  phone?: string | undefined;
  version?: number | undefined;
}

/** What a change of the data leaves as it is. */
const OWN = ['id', 'econnect', 'version'] as const satisfies readonly (keyof Repairman)[];

/** Changes the own data, unless the sender has seen another version: then the present one is in the refusal. */
export function updateRepairman(world: World, own: Repairman, sent: SentRepairman): Repairman {
  const { version, ...data } = sent;
  refuseOld(world, version, own.version, { error: 'the repairman has been changed', current: own });
  refuseFields({
    name: !isName(data.name) && 'Informe o nome',
    email: !isEmail(data.email) && 'Digite um e-mail válido',
    phone: !/^(\d{10,11})?$/.test(data.phone ?? '') && 'Digite um telefone válido',
  });
  if ([...repairmen(world).values()].some(({ id, email }) => id !== own.id && email === data.email)) {
    throw new Refusal(409, {
      error: 'the e-mail belongs to another repairman',
      errors: { email: 'Este e-mail já está cadastrado' },
    });
  }
  return Object.assign(putRecord(world, own, data, OWN), { version: own.version + 1 });
}

/** Joins or leaves the e-connect program; what is so already is no change. */
export function setEconnect(own: Repairman, econnect: boolean): Repairman {
  return own.econnect === econnect ? own : Object.assign(own, { econnect, version: own.version + 1 });
}

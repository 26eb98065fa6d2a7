import { mobilePhone } from '#domain/person/contact';
import { cnpj as isCnpj } from '#domain/person/documents';
import * as rental from '#services/rental-user';
import { answer, found, Refusal, Reply } from '../answers';
import { cpfError, emailError, refuseFields, signedIn } from '../rules/accounts';
import { profileOf, profileView, type RentalProfile, rentalProfiles } from '../rules/rental-profiles';
import type { World } from '../world';

type Change = Partial<Record<keyof RentalProfile, unknown>>;

function change(caller: Parameters<typeof profileOf>[0], body: Change) {
  const { email, cpf, cnpj, phone, personType } = body as Partial<RentalProfile>;
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
  const profile = { ...profileOf(caller), ...Object.fromEntries(sent) } as RentalProfile;
  rentalProfiles(caller.world).set(profile.id, profile);
  return profileView(profile);
}

interface Start {
  at: number;
  status?: 'FAILED';
}

/** Processing time of a registration in ms. */
const PROCESSING = 5000;
/** inicio-exemplo has succeeded, inicio-falhou has failed. */
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
    startRentalUser({ world }) {
      const { n } = world.state.stamp();
      const id = `inicio-${n}`;
      starts(world).set(id, { at: world.now() });
      return { id, status: 'PROCESSING' };
    },
    getRentalUserResult({ query, headers, user, world }) {
      const { at, status } = found(starts(world).get(query.id), 'registration');
      if (world.now() - at < PROCESSING) return { id: query.id, status: 'PROCESSING', user: null };
      const known = user && !status ? profileView(profileOf({ headers, world })) : null;
      return { id: query.id, status: status ?? 'SUCCESS', user: known };
    },
    getRentalUser: (caller) => profileView(profileOf(caller)),
    createRentalUser({ body, ...caller }) {
      if (rentalProfiles(caller.world).has(signedIn(caller).id)) {
        throw new Refusal(409, { error: 'the user has registered before' });
      }
      return new Reply(201, change(caller, body));
    },
    updateRentalUser: ({ body, ...caller }) => change(caller, body),
  },
  {
    examples: {
      getRentalUserResult: { query: { id: 'inicio-exemplo' } },
      createRentalUser: { body: { personType: 'physicalPerson', name: 'Joana Prado' } },
      updateRentalUser: { body: { phone: '11955500101' } },
    },
  },
);

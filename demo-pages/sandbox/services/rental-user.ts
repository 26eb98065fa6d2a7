import { mobilePhone } from '#domain/person/contact';
import { cnpj as isCnpj, cuit as isCuit } from '#domain/person/documents';
import * as rental from '#services/rental-user';
import { answer, Refusal, Reply } from '../answers';
import { languageOf } from '../lib/language';
import { cpfError, emailError, refuseFields, signedIn } from '../rules/accounts';
import { profileOf, profileView, type RentalProfile, rentalProfiles } from '../rules/rental-profiles';
import { startRental, stateOf } from '../rules/rental-starts';
import { IDEMPOTENCY_HEADER } from '../state';

type Change = Partial<Record<keyof RentalProfile, unknown>>;

function change(caller: Parameters<typeof profileOf>[0], body: Change) {
  const { email, cpf, cnpj, phone, personType, companyName, driverLicence } = body as Partial<RentalProfile>;
  const isSpanish = languageOf(caller.headers) === 'es-AR';
  const say = (pt: string, es: string) => (isSpanish ? es : pt);
  const isPhone = (value: string) => mobilePhone(value) || mobilePhone(value, { country: 'AR' });
  refuseFields({
    email: email !== undefined && emailError(email),
    cpf: cpf !== undefined && cpfError(cpf),
    cnpj: cnpj !== undefined && !isCnpj(cnpj) && !isCuit(cnpj) && say('CNPJ inválido', 'CUIT inválido'),
    phone:
      phone !== undefined &&
      !isPhone(phone) &&
      say('Digite um telefone válido', 'Ingresá un teléfono válido'),
    // A company that is not in the register of companies.
    companyName: companyName === 'Empresa Baixada' && say('Empresa baixada', 'Empresa dada de baja'),
    'driverLicence.number':
      driverLicence?.number === '98765432109' && say('CNH bloqueada', 'Licencia bloqueada'),
    personType:
      personType !== undefined &&
      !/^(physicalPerson|legalPerson)$/.test(personType) &&
      say('Tipo de pessoa inválido', 'Tipo de persona inválido'),
  });
  const sent = Object.entries(body).filter(([, value]) => value !== undefined);
  const profile = { ...profileOf(caller), ...Object.fromEntries(sent) } as RentalProfile;
  rentalProfiles(caller.world).set(profile.id, profile);
  return profileView(profile, caller.world);
}

export const rentalUserAnswers = answer(
  rental,
  {
    startRentalUser: ({ query, ...caller }) => startRental(caller, query.offerId, query.idempotencyKey),
    getRentalUserResult({ query, headers, user, world }) {
      const state = stateOf(world, query.id, user?.id);
      const known =
        user && state.status === 'SUCCESS' ? profileView(profileOf({ headers, world }), world) : null;
      return { id: query.id, ...state, user: known };
    },
    getRentalUser: (caller) => profileView(profileOf(caller), caller.world),
    createRentalUser({ body, ...caller }) {
      const { world, headers } = caller;
      const { id } = signedIn(caller);
      const key = headers.get(IDEMPOTENCY_HEADER) ?? '';
      const known = rentalProfiles(world).get(id);
      if (known && !world.state.entryOf('RUS-04', key)) {
        throw new Refusal(409, { error: 'the user has registered before' });
      }
      const made = known ? profileView(known, world) : change(caller, body);
      world.state.enter('RUS-04', key, id);
      return new Reply(201, made);
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

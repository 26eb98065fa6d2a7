import type { World } from '../world';
import { signedIn } from './accounts';

export interface RentalProfile {
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

export const rentalProfiles = (world: World) =>
  world.table('rental users', () => new Map<string, RentalProfile>());

/** Returns the registered profile, or one from the account. */
export function profileOf(caller: Caller): RentalProfile {
  const { id, name, emailPreferred, phone, cpf, companyCnpj } = signedIn(caller);
  return (
    rentalProfiles(caller.world).get(id) ?? {
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

/** The fields of a rental profile, for a person or a company, and whether it is registered or only known of the account. */
export function profileView(profile: RentalProfile, world: World) {
  const { personType, companyName, cnpj, cpf, driverLicence } = profile;
  const wanted: Record<string, string | undefined> =
    personType === 'legalPerson' ? { companyName, cnpj } : { cpf, driverLicence: driverLicence?.number };
  const missing = Object.keys(wanted).filter((name) => !wanted[name]);
  return {
    ...profile,
    registered: rentalProfiles(world).has(profile.id),
    missing,
    complete: missing.length === 0,
  };
}

import { isSeller } from '#domain/access/sellers';
import type { SandboxUser } from '../data/users';
import { languageOf } from '../lib/language';
import { pageBrand } from '../lib/page-brand';
import type { World } from '../world';

interface Caller {
  headers: Headers;
  world: World;
}

/** The seller whom nobody has assigned to a dealer yet. */
const UNASSIGNED = 'user-novato';

/** The dealer at which a seller works: the first of the page's brand and country; empty for everybody else. */
export function dealerOfSeller({ headers, world }: Caller, { id, roles }: SandboxUser): string {
  if (!isSeller(roles) || id === UNASSIGNED) return '';
  const country = languageOf(headers) === 'es-AR' ? 'AR' : 'BR';
  const brand = pageBrand(headers) ?? 'fiat';
  const own = world.dealers.find((each) => each.brand === brand && each.countryCode === country);
  return own?.idSiteGeo ?? '';
}

import type { DealerDetails } from '#services/entities/dealer';
import { found, Refusal } from '../answers';
import { detailsOf } from '../data/dealer-details';
import type { SandboxDealer } from '../data/dealers';
import type { World } from '../world';
import { refuseFields } from './accounts';

/** What staff have changed about a dealer, by its id. */
interface Change {
  blocked?: boolean;
  econnect?: boolean;
}

const changes = (world: World) => world.table('dealer changes', () => new Map<string, Change>());

/** Dealers that are not blocked. */
export const openDealers = (world: World): SandboxDealer[] =>
  world.dealers.filter(({ idSiteGeo }) => !changes(world).get(idSiteGeo)?.blocked);

/** A dealer as on its own page, with the changes of staff. */
export const fullDealer = (world: World, dealer: SandboxDealer): DealerDetails & SandboxDealer => ({
  ...detailsOf(dealer),
  ...changes(world).get(dealer.idSiteGeo),
});

/** A dealer by its id, blocked or not. */
export function dealerOf(world: World, id: string): SandboxDealer {
  return found(
    world.dealers.find(({ idSiteGeo }) => idSiteGeo === id),
    'dealer',
  );
}

/** Least number of characters of a reason. */
const REASON_MIN = 10;

/** Blocks or unblocks a dealer. Refused without a reason, and with 409 if somebody was first. */
export function blockDealer(world: World, id: string, blocked: boolean, reason = ''): DealerDetails {
  dealerOf(world, id);
  if (blocked && reason.trim().length < REASON_MIN)
    refuseFields({ reason: `Informe o motivo, com ao menos ${REASON_MIN} caracteres` });
  if ((changes(world).get(id)?.blocked ?? false) === blocked)
    throw new Refusal(409, {
      error: blocked ? 'the dealer is blocked already' : 'the dealer is not blocked',
    });
  return changeDealer(world, id, { blocked });
}

/** Stores a change of staff and returns the changed dealer. */
export function changeDealer(world: World, id: string, change: Change): DealerDetails {
  const dealer = dealerOf(world, id);
  changes(world).set(id, { ...changes(world).get(id), ...change });
  return fullDealer(world, dealer);
}

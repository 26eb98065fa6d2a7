import { pageSingleton } from '#page/core/page-singleton';
import type { Dealer } from '#services/entities/dealer';
import { firstAnswer } from '#services/http/first-answer';
import { getOfferDealer } from '#services/offer-site';
import { $car } from '../../car/car-store';
import { dealerOfId } from '../../dealer/dealer-details';
import { toChosenDealer } from '../../dealer/dealer-queries';
import { $dealer, chooseDealer, clearDealer } from '../../dealer/dealer-store';

/** Offers whose dealer was chosen: once each, as the visitor may change it. */
const applied = pageSingleton('offerDealers', () => new Set<string>());

/**
 * Chooses the dealer that has the car of the visitor's offer; forms show and send it. Until it has loaded none is
 * chosen, and the offer's id of it is sent. A dealer that the visitor chooses meanwhile stays.
 */
export async function chooseOfferDealer(): Promise<void> {
  const { id, dealer } = $car.get().lastViewedOffer ?? {};
  if (!id || !dealer || applied.has(`${id} ${dealer}`)) return;
  applied.add(`${id} ${dealer}`);
  if ($dealer.get()?.id === dealer) return;
  clearDealer();
  // The offers' own service knows the dealers of offers, that of dealers those of the brand.
  const details = await firstAnswer<Dealer>([
    () => getOfferDealer({ idSiteGeo: dealer }),
    () => dealerOfId(dealer),
  ]).catch(() => undefined);
  if (details && !$dealer.get()) chooseDealer(toChosenDealer(details));
}

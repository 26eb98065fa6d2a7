import { DEBOUNCE } from '#domain/core/timing';
import { areAmounts, isInstallmentCount } from '#domain/financing/simulation';
import { isAmount } from '#domain/money/money';
import { isAccessory } from '#domain/vehicle/vehicle-kinds';
import { brand, country } from '#page/core/metadata';
import { pageSingleton } from '#page/core/page-singleton';
import { simulateBatch } from '#services/financing-simulation';
import * as price from '#services/price';
import { getReservationPrice } from '#services/reservation-price';
import { $dealer } from '../dealer/dealer-store';
import { $car, $carOptions } from './car-store';
import { chosenNow, onChoicesChange } from './choices/choices';
import { onlinePriceOf, pricesOf, stockOf } from './price-queries';
import { applyChanges, cancelPrices, clearPrice, failPrice, loadPrice, versionQuery } from './price-requests';

/** Loads prices and stock of the version, which do not depend on the chosen items. */
async function loadVersionPrices(): Promise<void> {
  const query = versionQuery();
  // A version of a model year that nobody says has no price.
  if (!query && $car.get().mvs) failPrice('prices');
  if (!query) return loadBonus();
  applyChanges({ pricedAt: Date.now() });
  const listed = loadPrice('prices', (signal) => pricesOf(query, { signal }));
  loadPrice('ecommerce', (signal) => onlinePriceOf(query, { signal }));
  loadPrice('discount', (signal) => price.getSpecialDiscount({ query }, { signal }));
  const { mvsCode, year: modelYear } = query;
  loadPrice('stock', (signal) => stockOf({ mvsCode, modelYear, brand: brand() }, { signal }));
  await Promise.all([listed, loadBonus()]);
}

/** Loads the chosen dealer's discount; without a dealer there is none, and that of a car without its year is not known. */
async function loadBonus(): Promise<void> {
  const version = versionQuery();
  const dealer = $dealer.get();
  if (!version && dealer && $car.get().mvs) return failPrice('bonus');
  if (!version || !dealer) return clearPrice('bonus');
  const { mvsCode, year } = version;
  await loadPrice('bonus', async (signal) => {
    const query = { mvsCode, year, country: country(), dealerCode: [dealer.id] };
    const found = await price.getDealerPrices({ query }, { signal });
    const own = found.find(({ dealerCode }) => dealerCode === dealer.id);
    // A dealer that is not named gives no discount; one whose discount is not said may give one.
    if (!own) return 0;
    return isAmount(own.bonus) ? own.bonus : null;
  });
}

/** Returns the chosen items that the price service counts, by their codes: colour, coating and optionals. */
function chosenCodes() {
  const { color, coating, parts } = $car.get();
  const optionalCode = parts.filter((part) => !isAccessory(part)).map(({ code }) => code);
  return {
    ...(color && { colorCode: color.code }),
    ...(coating && { coatingCode: coating.code }),
    ...(optionalCode.length > 0 && { optionalCode }),
  };
}

/** Loads the price of the configured car (spec cars#price-calls). */
async function loadConfiguredPrice(): Promise<void> {
  const version = versionQuery();
  if (!version) return clearPrice('configured');
  const { mvsCode, year } = version;
  const query = { mvsCode, year, country: country(), ...chosenCodes() };
  await loadPrice('configured', (signal) => getReservationPrice({ query }, { signal }));
}

/** Loads the price of the configured car for buyers with the special discount (spec cars#price-calls). */
async function loadCustomPrice(): Promise<void> {
  const version = versionQuery();
  if (!version) return clearPrice('custom');
  const { mvsCode, year, ...place } = version;
  const query = { products: [{ mvsCode, year, ...chosenCodes() }], ...place };
  await loadPrice('custom', async (signal) => {
    const found = await price.getBatchCustomPrice({ query }, { signal });
    return found.find((each) => each.mvsCode === mvsCode) ?? null;
  });
}

/** The source whose default values make the installments; screens name it. */
const FUNDED_BY = 'CDC';

/** Loads the monthly installment of the total, at the bank's default values. */
async function loadFunding(): Promise<void> {
  const version = versionQuery();
  const { total } = $car.get();
  if (!version || total === null) return clearPrice('funding');
  await loadPrice('funding', async (signal) => {
    const cars = [{ mvs: version.mvsCode, year: version.year, price: total }];
    const [found] = await simulateBatch({ body: { source: FUNDED_BY, cars } }, { signal });
    if (!found || !areAmounts(found) || !isInstallmentCount(found.numberOfInstallments)) return null;
    const { entranceValue, numberOfInstallments, installmentsValue, legalText } = found;
    const finalInstallmentValue = found.finalInstallmentValue ?? 0;
    return { entranceValue, numberOfInstallments, installmentsValue, finalInstallmentValue, legalText };
  });
}

async function loadConfigurationPrices(): Promise<void> {
  loadCustomPrice();
  await loadConfiguredPrice();
  await loadFunding();
}

const pending = pageSingleton('carPriceTimer', () => ({
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
}));

/** Reloads every price of the car, after a failure or when they have expired. */
export async function refreshPrices(): Promise<void> {
  clearTimeout(pending.timer);
  loadCustomPrice();
  await Promise.all([loadVersionPrices(), loadConfiguredPrice()]);
  await loadFunding();
}

/** Reloads prices when the car changes: immediately for another version, otherwise a moment after the last click. */
export function followCar(): void {
  pageSingleton('carPrices', () => {
    let priced: unknown = null;
    onChoicesChange(() => {
      cancelPrices(['configured', 'custom', 'funding']);
      const offered = $carOptions.get();
      if (priced !== offered) {
        priced = offered;
        refreshPrices();
        return;
      }
      clearTimeout(pending.timer);
      pending.timer = setTimeout(loadConfigurationPrices, DEBOUNCE);
    });
    $dealer.listen(() => chosenNow() && loadBonus().then(loadFunding));
    // A car may have been loaded before this module.
    if (chosenNow()) {
      priced = $carOptions.get();
      refreshPrices();
    }
    return true;
  });
}

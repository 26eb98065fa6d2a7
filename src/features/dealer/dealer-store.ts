import { atom, type ReadableAtom } from 'nanostores';
import { type InferOutput, object, string } from 'valibot';
import { brand, country } from '#page/core/metadata';
import { pageSingleton } from '#page/core/page-singleton';
import { persisted } from '#page/settings/storage';
import { provideHeader } from '#services/http/context-headers';

const chosenDealer = object({
  /** idSiteGeo, the dealer's id in all calls. */
  id: string(),
  name: string(),
  cityName: string(),
  cityCode: string(),
  stateCode: string(),
  phone: string(),
});
/** The fields of the chosen dealer that other widgets use: public data of the dealer, none of the visitor. */
export type ChosenDealer = InferOutput<typeof chosenDealer>;

/** The pages of a choice: those of its brand and country, as the brands' sites may share their host. */
const site = () => `${brand()} ${country()}`;
/** Kept for the visit: while the tab is open, in this tab only. */
const cell = () =>
  persisted('dealer', object({ site: string(), dealer: chosenDealer }), {
    area: 'sessionStorage',
    lifetime: () => Number.POSITIVE_INFINITY,
  });

/** Returns the dealer that an earlier page of this visit stored; removes one of another brand or country. */
function restored(): ChosenDealer | null {
  const kept = cell().load();
  if (kept?.site === site()) return kept.dealer;
  cell().clear();
  return null;
}

const dealer = pageSingleton('$dealer', () => atom(restored()));
/** The chosen dealer, null until one is chosen in this visit. */
export const $dealer: ReadableAtom<ChosenDealer | null> = dealer;
provideHeader('x-dealer-context', () => dealer.get()?.id);

/** Sets the chosen dealer and stores it for the visit. */
export function chooseDealer(value: ChosenDealer): void {
  dealer.set(value);
  cell().save({ site: site(), dealer: value });
}

export function clearDealer(): void {
  dealer.set(null);
  cell().clear();
}

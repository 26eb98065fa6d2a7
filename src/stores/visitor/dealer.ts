import { atom, type ReadableAtom } from 'nanostores';
import { pageSingleton } from '../../page/core/page-singleton';

/** The dealer a visitor chose, as far as other widgets need it. */
export interface ChosenDealer {
  /** idSiteGeo, the dealer's id in every call. */
  id: string;
  name: string;
  cityName: string;
  cityCode: string;
  stateCode: string;
  phone: string;
}

const dealer = pageSingleton('$dealer', () => atom<ChosenDealer | null>(null));
/** The chosen dealer, null until one is chosen. */
export const $dealer: ReadableAtom<ChosenDealer | null> = dealer;

export const chooseDealer = (value: ChosenDealer): void => dealer.set(value);
export const clearDealer = (): void => dealer.set(null);

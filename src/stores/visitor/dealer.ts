import { atom, type ReadableAtom } from 'nanostores';
import { pageSingleton } from '../../page/core/page-singleton';

/** The fields of the chosen dealer that other widgets use. */
export interface ChosenDealer {
  /** idSiteGeo, the dealer's id in all calls. */
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

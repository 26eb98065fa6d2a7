import '../../src/ui/masks';
import { measurePosition } from '../../src/page/position';
import { checkPlace, choosePlace, findPlace, followPlace, whyNoPosition } from '../../src/ui/place-form';
import { Results } from './work/Results';
import { radiiWith } from './work/search';
import { CityWay, PositionWay } from './work/Ways';

/** What the finder needs once it is used, in one chunk: stores, services, the ways to search and the list. */
export const work = {
  CityWay,
  PositionWay,
  Results,
  checkPlace,
  choosePlace,
  findPlace,
  followPlace,
  measurePosition,
  radiiWith,
  whyNoPosition,
};

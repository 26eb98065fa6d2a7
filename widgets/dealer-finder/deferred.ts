import '../../src/ui/masks';
import {
  checkPlace,
  choosePlace,
  findPlace,
  followPlace,
  whyNoPosition,
} from '../../src/features/place/search/place-form';
import { measurePosition } from '../../src/page/geolocation';
import { Results } from './deferred/Results';
import { CitySearch, PositionSearch } from './deferred/SearchModes';
import { radiiIncluding } from './deferred/search';

/** The deferred part of the finder, in one chunk: stores, services, the search modes and the list. */
export const finderModule = {
  CitySearch,
  PositionSearch,
  Results,
  checkPlace,
  choosePlace,
  findPlace,
  followPlace,
  measurePosition,
  radiiIncluding,
  whyNoPosition,
};

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
import { radiiWith } from './deferred/search';
import { CityWay, PositionWay } from './deferred/Ways';

/** The deferred part of the finder, in one chunk: stores, services, the search modes and the list. */
export const finderModule = {
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

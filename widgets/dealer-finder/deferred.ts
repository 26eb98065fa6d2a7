import '../../src/ui/masks';
import { checkPlace, choosePlace, findPlace, followPlace } from '../../src/features/place/search/place-form';
import { LateContent } from '../../src/ui/standalone/LateContent';
import { Results } from './deferred/Results';
import { SearchMode } from './deferred/SearchModes';
import { searchOf } from './deferred/search';

/** The deferred part of the finder, in one chunk: stores, services, the search modes and the list. */
export const finderModule = {
  LateContent,
  Results,
  SearchMode,
  checkPlace,
  choosePlace,
  findPlace,
  followPlace,
  searchOf,
};

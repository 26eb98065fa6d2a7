import { followPlace } from '../../src/features/place/search/place-form';
import { SearchMode } from './deferred/SearchModes';

/** The fields of the search modes, and what is known of the visitor's place, in one chunk. */
export const finderModule = { SearchMode, followPlace };

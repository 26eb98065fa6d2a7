import { LoadCityLists } from '../../src/features/place/city-lists';
import { citiesOf, statesOf } from '../../src/features/place/places';
import { followPlace, placeLine } from '../../src/features/place/visitor-place';

/** What is known of the visitor's place, and the places to choose from. */
export const finderModule = { LoadCityLists, citiesOf, followPlace, placeLine, statesOf };

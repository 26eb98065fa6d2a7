import { LoadCityLists } from '#features/place/city-lists';
import { citiesOf, statesOf } from '#features/place/places';
import { followPlace, placeLine } from '#features/place/visitor-place';

/** What is known of the visitor's place, and the places to choose from. */
export const finderModule = { LoadCityLists, citiesOf, followPlace, placeLine, statesOf };

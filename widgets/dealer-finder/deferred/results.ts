/** What a search needs, in one chunk: masks, rules, the services, the list. */

import '#ui/masks';
import { checkPlace, findPlace } from '#features/place/search/place-form';
import { choosePlace } from '#features/place/visitor-place';
import { CompletePostalCode } from './CompletePostalCode';
import { Found } from './Found';
import { searchOf } from './search';

export { CompletePostalCode, checkPlace, choosePlace, Found, findPlace, searchOf };

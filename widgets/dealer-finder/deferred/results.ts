/** What a search needs, in one chunk: masks, rules, the services, the list. */

import '../../../src/ui/masks';
import { checkPlace, findPlace } from '../../../src/features/place/search/place-form';
import { choosePlace } from '../../../src/features/place/visitor-place';
import { CompletePostalCode } from './CompletePostalCode';
import { Found } from './Found';
import { searchOf } from './search';

export { CompletePostalCode, checkPlace, choosePlace, Found, findPlace, searchOf };

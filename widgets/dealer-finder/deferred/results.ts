/** What a search needs, in one chunk: masks, rules, the services, the list. */

import '../../../src/ui/masks';
import { checkPlace, findPlace } from '../../../src/features/place/search/place-form';
import { choosePlace } from '../../../src/features/place/visitor-place';
import { LateContent } from '../../../src/ui/standalone/LateContent';
import { CompletePostalCode } from './CompletePostalCode';
import { Results } from './Results';
import { searchOf } from './search';

export { CompletePostalCode, checkPlace, choosePlace, findPlace, LateContent, Results, searchOf };

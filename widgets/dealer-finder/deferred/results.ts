/** What a search needs, in one chunk: masks, rules, the services, the list. */

import '../../../src/ui/masks';
import { checkPlace, choosePlace, findPlace } from '../../../src/features/place/search/place-form';
import { LateContent } from '../../../src/ui/standalone/LateContent';
import { Results } from './Results';
import { searchOf } from './search';

export { checkPlace, choosePlace, findPlace, LateContent, Results, searchOf };

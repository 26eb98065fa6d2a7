/** What a seller gets to once the car is chosen, in one chunk: the review with the CRM and the comparison, the preview. */

import { Preview } from './preview/Preview';
import { Review } from './review/Review';

export { Preview, Review };

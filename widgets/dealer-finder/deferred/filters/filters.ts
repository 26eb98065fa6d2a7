import { offeringService } from '#features/dealer/dealer-services';
import { Filters } from './Filters';

/** The filters that only some pages offer, in one chunk. */
export { Filters, offeringService };

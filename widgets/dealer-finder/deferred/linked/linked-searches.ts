import { GroupSearch, ZoneSearch } from './LinkedSearch';
import { NameSearch } from './NameSearch';

/** The searches that only some pages offer, in one chunk. */
export { GroupSearch, NameSearch, ZoneSearch };

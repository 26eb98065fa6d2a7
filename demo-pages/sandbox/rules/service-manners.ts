import { MINUTE } from '../lib/moments';
import type { World } from '../world';

/**
 * What a service does beyond the text of the documents. The defaults are those of a hard provider, each a switch of the
 * panel and of the tests.
 */
export interface ServiceManners {
  /** A PUT replaces the record: a field that was not sent is gone. */
  replacesRecords: boolean;
  /** Compares the version that a change was made from with the present one, and refuses an older one. */
  comparesVersions: boolean;
  /** Applies the filters and the order of a list. */
  filtersLists: boolean;
  /** Answers records of other brands as well. */
  mixesBrands: boolean;
  /** Changes a status with the call that causes it; later otherwise. */
  changesAtOnce: boolean;
  /** Reports a refusal as a code in an answer of status 200. */
  codesInAnswers: boolean;
  /** Writes files in UTF-8, without a byte order mark; in Latin-1 otherwise. */
  writesUtf8: boolean;
  /** Leaves every optional field out of its answers. */
  answersSparsely: boolean;
  /** Admits every account of the staff, whatever its roles. */
  admitsAllStaff: boolean;
}

/** Sparse answers and rights for everybody are turned on by the tests about them: nothing else could be seen with them. */
const HARD: ServiceManners = {
  replacesRecords: true,
  comparesVersions: false,
  filtersLists: false,
  mixesBrands: true,
  changesAtOnce: false,
  codesInAnswers: true,
  writesUtf8: false,
  answersSparsely: false,
  admitsAllStaff: false,
};

export const serviceManners = (world: World): ServiceManners =>
  world.table('service manners', () => ({ ...HARD }));

/** How long a status takes to follow the call that changes it, in ms. */
const STATUS_FOLLOWS = 2 * MINUTE;

export const statusDelay = (world: World): number =>
  serviceManners(world).changesAtOnce ? 0 : STATUS_FOLLOWS;

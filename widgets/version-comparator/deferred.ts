import { Comparison } from './deferred/Comparison';

/** What the comparator needs once it is seen, in one chunk: stores, services and the table. */
export const comparatorModule = { Comparison };

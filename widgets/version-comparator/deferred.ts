import { Comparison } from './deferred/Comparison';

/** The deferred part of the comparator, in one chunk: stores, services and the table. */
export const comparatorModule = { Comparison };

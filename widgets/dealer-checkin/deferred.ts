import { CheckIn } from './deferred/CheckIn';

/** The chunk that loads after the first view: the forms, the calls and the live state. */
export const deferredParts = { CheckIn };

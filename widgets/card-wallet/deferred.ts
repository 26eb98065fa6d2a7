import { Wallet } from './deferred/Wallet';

/** The chunk that loads after the first view: the calls, the cards and their dialogs. */
export const deferredParts = { Wallet };

import { Details } from './deferred/Details';

/** What the widget needs once it is used: the dialog. */
export const deferredParts = { Details };

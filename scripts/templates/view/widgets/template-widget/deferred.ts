import { Details } from './deferred/Details';

/** The chunk that loads when the widget is used: the dialog. */
export const deferredParts = { Details };

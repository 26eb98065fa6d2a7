import { string } from 'valibot';
import { persisted } from './settings/storage';
import { randomId } from './standalone/random-id';

/**
 * The latest sign-out on any page of the site, by a random name: a page that finds its session gone knows by it whether
 * the visitor signed out elsewhere, even if it was asleep at the time.
 */
const latest = persisted('sign-out', string(), { lifetime: () => Number.POSITIVE_INFINITY });

/** Returns the name of the latest sign-out in this browser; empty if none is known. */
export const latestSignOut = (): string => latest.load() ?? '';

/** Gives the sign-out of this page a name, by which the site's other pages know of it. */
export const noteSignOut = (): void => latest.save(randomId());

import { deferred } from '#ui/core/deferred';

/** Loads what reads pictures, once the camera or a photo is asked for. */
export const readingParts = deferred(() => import('./reading/reading').then((module) => module.reading));

import { OnPhone } from './deferred/OnPhone';

/** The chunk that loads after the first view: the camera, the photo and its call. */
export const deferredParts = { OnPhone };

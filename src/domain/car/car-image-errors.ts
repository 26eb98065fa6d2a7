/*
 * Texts for developers about images of cars, as given by the specification (spec messages#developer-texts); the others are
 * in errors/developer.ts.
 */

/** A car without the values that its image's address requires. */
export const CAR_IMAGE_INCOMPLETE = 'Failed to build base car image url. Missing required parameters.';
/** Neither an image nor its fallback is available. */
export const NO_FALLBACK_ICON = 'Not Found Fallback Icon';

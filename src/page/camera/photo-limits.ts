/** Photos that the library takes; the numbers are ours (spec reservations#security-photo). */

/** Longest edge of a photo that is sent, in px; larger ones are scaled down. */
export const PHOTO_EDGE = 1280;
/** Bytes above which a photo is compressed more. */
export const PHOTO_LIMIT = 1024 * 1024;
/** Largest file that is read, in bytes: more than a phone's camera writes. */
export const PHOTO_FILE_LIMIT = 30 * 1024 * 1024;
/** Rejected photos after which the way to help is shown. */
export const PHOTO_ATTEMPTS_BEFORE_HELP = 3;

export const MEGABYTE = 1024 * 1024;
/** Default maximum size of a file in bytes: 10 MB (spec validation#files). */
export const UPLOAD_LIMIT = 10 * MEGABYTE;
/** Maximum number of files of one document, in one visit (ours). */
export const UPLOAD_FILES = 10;

/** Bytes a file may have where nothing else is said: 10 MB (spec validation#files). */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;

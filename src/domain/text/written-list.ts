/** Returns the parts of a list as authors write it, between spaces, commas, semicolons or bars; an empty text is one empty part. */
export const writtenList = (text: string): string[] => text.split(/[\s,;|]+/);

/** null, as services send it for nothing: the catalogue reads it as undefined, which is what its types say. */
export const NULL = null as unknown as undefined;

// Made by `npm run generate` from the widgets' element.ts; do not edit.

/**
 * The deprecated tags, and attributes as 'TAG ATTRIBUTE': the version that announced it, and what to use instead, if there
 * is something. Only author mode loads it.
 */
export const DEPRECATED: Record<string, readonly [since: string, use?: string]> = {};

// Made by `npm run generate` from src/domain/financing/sources.ts; do not edit.

/** The values of sources that simulate, as authors write them. */
export const SOURCE_WORDS = ['cdc', 'next', 'psa-balao', 'psa-traditional'] as const;

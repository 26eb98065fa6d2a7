// Made by `npm run generate` from src/domain/financing/sources.ts; do not edit.

/** Sources that simulate, as an author writes them. */
export const SOURCE_WORDS = ['cdc', 'next', 'psa-balao', 'psa-traditional'] as const;

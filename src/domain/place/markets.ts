/** Market codes of the services; c-BR is Brazil (spec market#markets). */
export const MARKETS = ['c-BR', 'pt-BR', 'es-AR'] as const;
export type Market = (typeof MARKETS)[number];

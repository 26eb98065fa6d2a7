import { cdc } from './cdc';
import { next } from './next';
import { psaBalloon, psaTraditional } from './psa';

/**
 * Every source that simulates, by the name services have for it (spec financing#sources, financing#adapters), in the order they are offered. One
 * more is a file beside these and a line here, then `npm run generate`: its call, what a visitor reads of it and where
 * the funding flow goes with it stand in its file. ZFLOW is a screen of its own and does not simulate (spec financing#sources).
 */
export const SOURCES = {
  CDC: cdc,
  NEXT: next,
  PSA_BALAO: psaBalloon,
  PSA_TRADITIONAL: psaTraditional,
};

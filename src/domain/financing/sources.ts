import { cdc } from './cdc';
import { next } from './next';
import { psaBalloon, psaTraditional } from './psa';

/**
 * All sources that simulate, by their name in services (spec financing#sources, financing#adapters), in display order. To
 * add one, add a file and a line here, then run `npm run generate`; the file holds its call, its texts for visitors and
 * its step in the funding flow. ZFLOW has its own screen and does not simulate (spec financing#sources).
 */
export const SOURCES = {
  CDC: cdc,
  NEXT: next,
  PSA_BALAO: psaBalloon,
  PSA_TRADITIONAL: psaTraditional,
};

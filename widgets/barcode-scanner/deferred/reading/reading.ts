import { readStill } from './read-still';
import { startScan } from './scan';

/** What reads the pictures of a camera, and photos. */
export const reading = { startScan, readStill };

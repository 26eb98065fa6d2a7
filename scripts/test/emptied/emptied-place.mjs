import { join } from 'node:path';
import { root } from '../../system/run.mjs';
import { emptyModule } from './empty-module.mjs';

/** The file or folder whose modules are empty in this run, from the root. */
export const EMPTIED = 'VITRINE_EMPTIED';

/**
 * Empties the modules of one place of the sentence table, if a run asks for it (prove-rows.mjs).
 * @returns {import('vite').Plugin}
 */
export const emptiedPlace = () => ({
  name: 'vitrine:emptied-place',
  enforce: 'pre',
  transform(code, id) {
    const place = process.env[EMPTIED];
    const [path = ''] = id.split('?');
    if (!place || !/\.tsx?$/.test(path)) return null;
    const whole = join(root, place);
    if (path !== whole && !path.startsWith(`${whole}/`)) return null;
    return { code: emptyModule(path, code), map: null };
  },
});

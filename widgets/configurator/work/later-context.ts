import { createContext, useContext } from 'react';
import { useHost } from '../../../src/ui/host-context';
import { useModule } from '../../../src/ui/use-module';

type Later = typeof import('../later/later');

const load = {
  'pt-BR': () => Promise.all([import('../later/later'), import('../later/words')]),
  'es-AR': () => Promise.all([import('../later/later'), import('../later/words.es-AR')]),
};

/** Everything that the list of versions does without: it loads once that list is there. */
export const useLaterModule = () => useModule(load[useHost().language]);

export const LaterContext = createContext<Later | undefined>(undefined);
/** Undefined until it is loaded. */
export const useLater = (): Later | undefined => useContext(LaterContext);

import { createContext, useContext } from 'react';
import { useModule } from '../../../src/ui/use-module';

type Later = typeof import('../later/later');

const load = () => import('../later/later');

/** Everything that the list of versions does without: it loads once that list is there. */
export const useLaterModule = () => useModule(load);

export const LaterContext = createContext<Later | undefined>(undefined);
/** Undefined until it is loaded. */
export const useLater = (): Later | undefined => useContext(LaterContext);

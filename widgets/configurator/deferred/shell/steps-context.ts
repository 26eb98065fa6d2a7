import { createContext, useContext } from 'react';
import { deferred } from '../../../../src/ui/core/deferred';
import { useHost } from '../../../../src/ui/core/host-context';
import { useDeferred } from '../../../../src/ui/core/use-deferred';

type Later = typeof import('../steps/steps');

const later = {
  'pt-BR': deferred(() => Promise.all([import('../steps/steps'), import('../steps/messages.pt-BR')])),
  'es-AR': deferred(() => Promise.all([import('../steps/steps'), import('../steps/messages.es-AR')])),
};

/** Everything that the list of versions does without: it loads once that list is there. */
export const useLaterModule = () => useDeferred(later[useHost().language]);

export const LaterContext = createContext<Later | undefined>(undefined);
/** Undefined until it is loaded. */
export const useLater = (): Later | undefined => useContext(LaterContext);

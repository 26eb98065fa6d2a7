import { createContext, useContext } from 'react';
import { deferred } from '../../../../src/ui/core/deferred';
import { useHost } from '../../../../src/ui/core/host-context';
import { useDeferred } from '../../../../src/ui/core/use-deferred';

type StepsModule = typeof import('../steps/steps');

const stepsModules = {
  'pt-BR': deferred(() => Promise.all([import('../steps/steps'), import('../steps/messages.pt-BR')])),
  'es-AR': deferred(() => Promise.all([import('../steps/steps'), import('../steps/messages.es-AR')])),
};

/** The steps after the list of versions; they load once that list is shown. */
export const useStepsModule = () => useDeferred(stepsModules[useHost().language]);

export const StepsContext = createContext<StepsModule | undefined>(undefined);
/** Undefined until it has loaded. */
export const useStepsContext = (): StepsModule | undefined => useContext(StepsContext);

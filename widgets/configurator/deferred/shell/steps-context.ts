import { createContext, useContext } from 'react';
import { deferred } from '../../../../src/ui/core/deferred';
import { useDeferred } from '../../../../src/ui/core/use-deferred';

type StepsModule = typeof import('../steps/steps');

const stepsModule = deferred(() => import('../steps/steps'));

/** The steps after the list of versions; they load once that list is shown. */
export const useStepsModule = () => useDeferred(stepsModule);

export const StepsContext = createContext<StepsModule | undefined>(undefined);
/** Undefined until it has loaded. */
export const useStepsContext = (): StepsModule | undefined => useContext(StepsContext);

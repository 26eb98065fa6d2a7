import { createContext, useContext } from 'react';
import type { Deferred } from '#ui/core/deferred';

type StepsModule = typeof import('../steps/steps');

export const StepsContext = createContext<Deferred<StepsModule>>(null as never);
/** The steps after the list of versions, and the dialogs. */
export const useStepsSource = (): Deferred<StepsModule> => useContext(StepsContext);

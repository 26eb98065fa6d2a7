import { createContext, useContext } from 'react';

type StageModule = typeof import('../stage/stage');

export const StageContext = createContext<StageModule | undefined>(undefined);
/** What is shown beside the first step; undefined until it has loaded. */
export const useStageContext = (): StageModule | undefined => useContext(StageContext);

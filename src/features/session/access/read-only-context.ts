import { createContext, useContext } from 'react';

export const ReadOnlyContext = createContext(false);

/**
 * Whether the signed-in user can look at this widget but not change anything (access.otherwise of its definition). The
 * server decides on each call; a view leaves out what it would refuse.
 */
export const useReadOnly = (): boolean => useContext(ReadOnlyContext);

/** Loads a module, and once more if that fails: a file that fails once is common, and the widget needs it. */
export const loadTwice = <M>(load: () => Promise<M>): Promise<M> => load().catch(load);

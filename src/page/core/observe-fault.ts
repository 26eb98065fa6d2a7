/** Tells of a failed file or call (page/faults). Only pages with faults load what tells them. */
export const observeFault = (error: unknown): void => {
  import('../faults/faults').then(
    (module) => module.tellFault(error),
    () => {},
  );
};

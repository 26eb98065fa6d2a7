/**
 * Imports a module; once more where the first try fails, under an address no cache has, since browsers remember a
 * failed module by its address. `again` is what stands behind the address then.
 */
export const importTwice = (load: (again: string) => Promise<unknown>): Promise<unknown> =>
  load('').catch(() => load(`?retry=${Date.now()}`));

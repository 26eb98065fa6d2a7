/** Imports a module; `again` stands behind its address when it is tried once more. */
export type Load<T> = (again?: string) => Promise<T>;

/**
 * Imports a module; once more where the first try fails, under an address no cache has, since browsers remember a
 * failed module by its address. The build gives the imports of the element files their `again` (vite.config.ts).
 */
export const importTwice = <T>(load: Load<T>): Promise<T> => load().catch(() => load(`?retry=${Date.now()}`));

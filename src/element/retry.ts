/**
 * Imports a module; once more where the first try fails, under an address no cache has, since browsers remember a
 * failed module by its address.
 */
export const importTwice = <T>(load: () => Promise<T>, address: () => string): Promise<T> =>
  load().catch(() => import(/* @vite-ignore */ `${address()}?retry=${Date.now()}`));

/**
 * The same for a function that is nothing but an import of a file beside this one: the bundler writes the file's
 * address into the function's text, and behind it the name of the part that is meant where a file holds several.
 */
export const importFileTwice = <T>(load: () => Promise<T>, base: string | URL): Promise<T> => {
  const [, address = '', part] = /import\(\s*["'`](.+?)["'`]\s*\)(?:\.then\(.*=>\s*\w+\.(\w+))?/.exec(String(load)) ?? [];
  return importTwice<T | Record<string, T>>(load, () => `${new URL(address, base)}`).then((module) =>
    part && part in (module as object) ? (module as Record<string, T>)[part] : module,
  ) as Promise<T>;
};

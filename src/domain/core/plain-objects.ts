/**
 * Runs synchronous work of a library that goes through the names of objects by for-in and does not ask whose they are: it sees
 * none of what the page added to Object.prototype. Old libraries of pages add functions there: js-cookie then throws at every
 * cookie, and a signed-in visitor is not signed in. The additions are as before once the work is done.
 */
export function withPlainObjects<T>(work: () => T): T {
  const added = Object.keys(Object.prototype).filter(
    (name) => Object.getOwnPropertyDescriptor(Object.prototype, name)?.configurable,
  );
  const setEnumerable = (enumerable: boolean) => {
    for (const name of added) Object.defineProperty(Object.prototype, name, { enumerable });
  };
  setEnumerable(false);
  try {
    return work();
  } finally {
    setEnumerable(true);
  }
}

/** What JSON writes as it stands: texts, numbers, lists and plain objects; dates and addresses have a form of their own. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns a value as JSON, undefined where it has none. Libraries of pages give lists and texts a toJSON of their own
 * (Prototype before 1.7), so that a list arrives as text: here they have none.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name, written) {
    const own = this[name];
    return own !== null && isPlain(own) ? own : written;
  });

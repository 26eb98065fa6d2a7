/** Converts modelYear to model-year, and onVtLeadSent to on-vt-lead-sent. */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Formats a value as an attribute: a list by its words; undefined omits the attribute. */
export function attributeText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

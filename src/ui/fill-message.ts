/** Replaces {name} placeholders in a text. */
export const fillMessage = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

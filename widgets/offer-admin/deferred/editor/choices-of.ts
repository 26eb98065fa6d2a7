/** Returns the choices of a select field for values of the services, by their names in the page's language. */
export const choicesOf = (values: readonly string[], names: Readonly<Record<string, string>>) =>
  values.map((value) => ({ value, label: names[value] ?? value }));

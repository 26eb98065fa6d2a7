/** Text as HTML shows it, in content and in quoted attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

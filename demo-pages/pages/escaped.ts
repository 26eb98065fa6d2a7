/** Text as HTML shows it, in content and in quoted attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

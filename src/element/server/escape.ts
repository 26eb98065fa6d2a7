const REFERENCES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, in a value between double quotes too. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => REFERENCES[character] as string);

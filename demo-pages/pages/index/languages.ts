/** Texts of the index in both languages; assets/index.js shows those of the chosen one. */
import type { Language } from '#domain/core/brands';
import { escapeMarkup } from '#domain/text/escape-markup';

export type Both = Readonly<Record<Language, string>>;

/** Returns a text in both languages as HTML, of which the Portuguese one is shown first. */
export const inBoth = ({ 'pt-BR': pt, 'es-AR': es }: Both): string =>
  pt === es
    ? escapeMarkup(pt)
    : `<span lang="pt-BR">${escapeMarkup(pt)}</span> <span lang="es-AR" hidden>${escapeMarkup(es)}</span>`;

export const both = (pt: string, es: string): Both => ({ 'pt-BR': pt, 'es-AR': es });

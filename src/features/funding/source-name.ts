import type { Language } from '#domain/core/brands';
import { type FundingSource, sourceOf } from '#domain/financing/adapter';

const EXTERNAL = { 'pt-BR': 'Financiamento externo', 'es-AR': 'Financiación externa' };

/** Returns the heading of a source's plan, which says what kind of plan it is. */
export const planTitle = (source: FundingSource, language: Language): string =>
  (sourceOf(source)?.title ?? EXTERNAL)[language];

/** Returns the displayed name of a source (spec financing#sources). */
export const sourceName = (source: FundingSource, language: Language): string =>
  (sourceOf(source)?.name ?? EXTERNAL)[language];

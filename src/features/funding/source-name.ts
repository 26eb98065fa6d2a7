import type { Language } from '../../domain/core/brands';
import { type FundingSource, sourceOf } from '../../domain/financing/adapter';

const EXTERNAL = { 'pt-BR': 'Financiamento externo', 'es-AR': 'Financiación externa' };

/** Returns the displayed name of a source (spec financing#sources). */
export const sourceName = (source: FundingSource, language: Language): string =>
  (sourceOf(source)?.name ?? EXTERNAL)[language];

import { metaText } from '../page/meta-text';
import { brand, country } from '../page/metadata';

const known: Record<string, () => unknown> = { brand, country };

/** The needed metadata that the page lacks or has wrong. */
export const missingMetadata = (needs: readonly string[]): string[] =>
  needs.filter(
    (need) => !(known[need]?.() ?? metaText(need) ?? (need.startsWith('service:') && metaText('services'))),
  );

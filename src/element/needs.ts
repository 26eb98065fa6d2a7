import { metaText } from '../page/meta-text';
import { brand, country } from '../page/metadata';

const words: Record<string, () => unknown> = { brand, country };

/** An address of the web, or one that counts from the page. */
const ADDRESS = /^(https?:\/\/|\.{0,2}\/)./i;

/** The needed metadata that the page lacks or has wrong: brand, country, service:NAME. */
export const missingMetadata = (needs: readonly string[]): string[] =>
  needs.filter(
    (need) => !(need in words ? words[need]?.() : ADDRESS.test(metaText(need) ?? metaText('services') ?? '')),
  );

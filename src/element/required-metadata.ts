import { brand, country } from '../page/core/metadata';
import { metaText } from '../page/standalone/meta-text';

const words: Record<string, () => unknown> = { brand, country };

/** An address of the web, or one that counts from the page. */
const ADDRESS = /^(https?:\/\/|\.{0,2}\/)./i;

const there = (need: string): unknown => {
  if (need in words) return words[need]?.();
  const text = metaText(need);
  return need.startsWith('service:') ? ADDRESS.test(text ?? metaText('services') ?? '') : text;
};

/** The needed metadata that the page lacks or has wrong: brand, country, service:NAME, or any other tag by its name. */
export const missingMetadata = (needs: readonly string[]): string[] => needs.filter((need) => !there(need));

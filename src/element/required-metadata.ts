import { authoredAddress } from '#page/core/authored';
import { brand, country } from '#page/core/metadata';
import { metaText } from '#page/settings/meta-text';

const words: Record<string, () => unknown> = { brand, country };

/** An http(s) address, one relative to the page, or a host. */
const ADDRESS = /^(https?:\/\/|\.{0,2}\/)./i;

const there = (need: string): unknown => {
  if (need in words) return words[need]?.();
  const text = metaText(need);
  return need.startsWith('service:')
    ? ADDRESS.test(authoredAddress(text ?? metaText('services') ?? ''))
    : text;
};

/** Returns the required metadata that is missing or invalid: brand, country, service:NAME, or a setting by name. */
export const missingMetadata = (needs: readonly string[]): string[] => needs.filter((need) => !there(need));

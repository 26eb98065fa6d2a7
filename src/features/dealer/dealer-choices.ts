import { useMemo } from 'react';
import type { Option } from '#ui/Combobox';
import { useQuery } from '#ui/hooks/use-query';
import { dealersOfBrand } from './linked-dealers';

export interface DealerChoices {
  /** By name; undefined until they are loaded. */
  options: readonly Option[] | undefined;
  failed: boolean;
  retry(): void;
  /** Returns what a dealer is called; its code where no search has it, as a blocked one, or none has answered. */
  nameOf(code: string): string;
}

const { compare } = new Intl.Collator('pt', { numeric: true });

/** The dealers of the page's brand and country, for staff to choose from: by name and code, as a group has several of one name. */
export function useDealerChoices(): DealerChoices {
  const { value, failed, retry } = useQuery(() => dealersOfBrand(), 'dealers of the brand');
  const known = useMemo(() => {
    const options = value?.map(({ idSiteGeo, name }) => ({
      value: idSiteGeo,
      label: `${name} (${idSiteGeo})`,
    }));
    const names = new Map(options?.map((option) => [option.value, option.label]));
    return {
      options: options?.sort((one, other) => compare(one.label, other.label)),
      nameOf: (code: string) => names.get(code) ?? code,
    };
  }, [value]);
  return { ...known, failed, retry };
}

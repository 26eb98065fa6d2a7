import { useState } from 'react';
import type { DealerFilter } from '#features/dealer/dealer-filter';
import { brandServices } from '#features/dealer/dealer-services';
import { brand, country } from '#page/core/metadata';
import { listDealerBrands } from '#services/dealer';
import { cachedQuery } from '#services/http/query-cache';
import { type Choice, SelectField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { FieldFailure } from '#ui/fields/FieldFailure';
import { type Query, useQuery } from '#ui/hooks/use-query';
import { texts } from './messages';

type Chosen = Required<Pick<DealerFilter, 'service' | 'brand'>>;
type Name = keyof Chosen & string;

const dealerBrands = () => cachedQuery(`dealer brands ${country()}`, () => listDealerBrands({}));

interface FiltersProps {
  names: readonly Name[];
  onChange(filter: Partial<Chosen>): void;
}

/** The choices that limit the list; a list of them that fails can be loaded again, and limits nothing meanwhile. */
export function Filters({ names, onChange }: FiltersProps) {
  const messages = useMessages(texts);
  const [values, setValues] = useState<Partial<Chosen>>({});
  const brandCode = values.brand || brand() || '';
  const services = useQuery(
    () => brandServices({ brand: brandCode }),
    names.includes('service') ? brandCode : undefined,
  );
  const brands = useQuery(dealerBrands, names.includes('brand') ? 'brands' : undefined);
  const form = useForm<Chosen>({ initial: {}, check: async () => ({}), send: async () => {} });
  const set = (changes: Partial<Chosen>) => {
    // Another brand has other services.
    const next = { ...values, ...('brand' in changes && { service: '' }), ...changes };
    setValues(next);
    onChange(next);
  };
  const field = (
    name: Name,
    empty: string,
    query: Query<unknown>,
    choices: readonly Choice[] | undefined,
  ) => (
    <div key={name}>
      <SelectField
        form={{ ...form, values, set }}
        name={name}
        label={messages[name]}
        empty={query.value || query.failed ? empty : messages.loading}
        choices={choices ?? []}
      />
      {query.failed && <FieldFailure onRetry={query.retry} />}
    </div>
  );
  return (
    <div className="filters">
      {names.includes('brand') &&
        field(
          'brand',
          messages.ownBrand,
          brands,
          brands.value
            ?.filter(({ code }) => code !== brand())
            .map(({ code, name }) => ({ value: code, label: name })),
        )}
      {names.includes('service') &&
        field(
          'service',
          messages.allServices,
          services,
          services.value?.map(({ id, serviceName }) => ({ value: id, label: serviceName })),
        )}
    </div>
  );
}

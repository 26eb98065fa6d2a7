import { ofBrand } from '#domain/lists/of-brand';
import { brand, country } from '#page/core/metadata';
import type { CarModel } from '#services/entities/car';
import { cachedQuery } from '#services/http/query-cache';
import { filterModels } from '#services/model-search';
import { listLatestModels } from '#services/models';
import { useQuery } from '#ui/hooks/use-query';
import type { ModelFilterValues } from './ModelFilters';

const where = () => ({ brand: brand() ?? '', country: country() });

/** Requests the models that pass the filters, except for the newest year. */
function requestModels({
  fuel,
  gear,
  shape,
  year,
  minPrice,
  maxPrice,
}: ModelFilterValues): Promise<CarModel[]> {
  const query = {
    ...where(),
    ...(fuel && { fuel: [fuel] }),
    ...(gear && { gear }),
    ...(shape && { shape }),
    ...(year && { year: Number(year) }),
    ...(minPrice && { minPrice: Number(minPrice) }),
    ...(maxPrice && { maxPrice: Number(maxPrice) }),
  };
  return filterModels({ query });
}

/** Returns the models that pass the filters, by the service's answers (CAT-14, CAT-08); undefined without filters. */
export function useFilteredModels(filters: ModelFilterValues) {
  const { newest, ...others } = filters;
  const isFiltered = Object.values(others).some(Boolean);
  const key = isFiltered || newest ? `models ${brand()} ${country()} ${JSON.stringify(filters)}` : undefined;
  return {
    key,
    ...useQuery(
      () =>
        cachedQuery(key ?? '', async () => {
          const [found, latest] = await Promise.all([
            isFiltered ? requestModels(filters) : undefined,
            newest ? listLatestModels({ query: where() }) : undefined,
          ]);
          const codes = new Set(latest?.map(({ modelCode }) => modelCode));
          const models =
            found && latest ? found.filter(({ modelCode }) => codes.has(modelCode)) : (found ?? latest ?? []);
          return ofBrand(models, brand());
        }),
      key,
    ),
  };
}

import { sameName } from '../../../domain/same-name';
import { brand, country } from '../../../page/core/metadata';
import type { CarModel } from '../../../services/entities/car';
import * as models from '../../../services/models';
import { cachedQuery } from '../../../stores/query-cache';

/** Loads the models of the page's brand with their versions; one request per page. */
export const brandModels = (): Promise<CarModel[]> =>
  cachedQuery(`models ${brand()} ${country()}`, () =>
    models.listModels({ query: { brand: brand() ?? '', country: country() } }),
  );

/** Returns the model of an author's code or name; undefined if the brand does not sell it. */
export async function findModel(written: string): Promise<CarModel | undefined> {
  const all = await brandModels();
  return all.find(
    ({ modelCode, modelName, modelShortName }) =>
      modelCode === written || [modelName, modelShortName].some((name) => name && sameName(name, written)),
  );
}

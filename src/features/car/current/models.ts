import { ofBrand } from '#domain/lists/of-brand';
import { sameName } from '#domain/person/same-name';
import { brand, country } from '#page/core/metadata';
import type { CarModel } from '#services/entities/car';
import { cachedQuery } from '#services/http/query-cache';
import * as models from '#services/models';

/** Loads the models of the page's brand with their versions; one request per page. */
export const brandModels = (): Promise<CarModel[]> =>
  cachedQuery(`models ${brand()} ${country()}`, async () =>
    ofBrand(await models.listModels({ query: { brand: brand() ?? '', country: country() } }), brand()),
  );

/** Whether an author's code or name is that of a model. */
export const isModel = ({ modelCode, modelName, modelShortName }: CarModel, written: string): boolean =>
  modelCode === written || [modelName, modelShortName].some((name) => name && sameName(name, written));

/** Returns the model of an author's code or name; undefined if the brand does not sell it. */
export const findModel = async (written: string): Promise<CarModel | undefined> =>
  (await brandModels()).find((model) => isModel(model, written));

import { ofBrand } from '#domain/lists/of-brand';
import { brand } from '#page/core/metadata';
import { wholeRecord } from '#services/entities/whole-record';
import type { CallOptions } from '#services/http/types';
import { changeSetup, listSetups, type Setup } from '#services/model-setups';

/** A setup without a place comes last. */
const placeOf = ({ ordering }: Setup): number => ordering ?? Number.MAX_SAFE_INTEGER;

/** Resolves to all setups of the page's brand in their order. Throws a ServiceError. */
export async function allSetups(signal: AbortSignal): Promise<Setup[]> {
  const all = await listSetups({ query: { brand: brand() } }, { signal });
  return ofBrand(all, brand()).sort((one, other) => placeOf(one) - placeOf(other));
}

export const nameOf = ({ modelName, modelCode }: Setup): string => modelName || modelCode;

type Change = Partial<Pick<Setup, 'modelName' | 'category' | 'active' | 'highlighted' | 'ordering'>>;

/** Changes some fields of a setup, which is sent whole; may be refused with 409 if another person has changed it. */
export const putSetup = (setup: Setup, changes: Change, options: CallOptions): Promise<Setup> => {
  const { id, brand: of, modelCode } = setup;
  const body = { ...wholeRecord(setup, changes), brand: of, modelCode };
  return changeSetup({ id, body }, options);
};

/** Returns the setups whose place differs, with the place that they get: from 1, in the order of the list. */
export const moved = (order: readonly Setup[]): Setup[] =>
  order
    .map((setup, at) => ({ setup, place: at + 1 }))
    .filter(({ setup, place }) => setup.ordering !== place)
    .map(({ setup, place }) => ({ ...setup, ordering: place }));

import { array, type InferOutput, number, object, optional, string } from 'valibot';
import { brand, country } from '#page/core/metadata';
import { type Cell, persisted } from '#page/settings/storage';

const codes = { color: string(), coating: string(), parts: array(string()), services: array(string()) };

/**
 * A quotation that is being made: codes and amounts, nothing of the customer. Of this tab only, so that two tabs have two
 * quotations.
 */
const draft = object({
  /** Of the page: brands' sites may share their host. */
  site: string(),
  tab: string(),
  /** Number of the quotation that it is based on; empty if it is new. */
  base: string(),
  car: object({ mvsCode: string(), year: optional(number()), ...codes }),
  newPrice: string(),
  discount: string(),
  validity: string(),
  proposal: optional(
    object({
      car: object({
        id: string(),
        chassis: string(),
        colorCode: string(),
        coatingCode: string(),
        optionalCodes: array(string()),
        availableAt: string(),
      }),
      wish: optional(object(codes)),
    }),
  ),
  /** Whether it was sent and nobody knows whether the CRM has it. */
  isUnknown: optional(string()),
});
export type Draft = InferOutput<typeof draft>;

export const site = (): string => `${brand()} ${country()}`;

const cell = (): Cell<Draft> =>
  persisted('quotation', draft, { area: 'sessionStorage', lifetime: () => Number.POSITIVE_INFINITY });

/** Returns this tab's quotation, if it is of this site. */
export function loadDraft(): Draft | undefined {
  const kept = cell().load();
  return kept?.site === site() ? kept : undefined;
}
export const saveDraft = (value: Omit<Draft, 'site'>): void => cell().save({ ...value, site: site() });
export const clearDraft = (): void => cell().clear();

import { boolean, number, object, optional, picklist, string } from 'valibot';
import { FUNDING_SOURCES } from '../../../src/domain/financing/adapter';
import { persisted } from '../../../src/page/settings/storage';

/**
 * What outlives the page within a visit: ids, who lends, the terms, and whether the page was told an answer (not which).
 * Nothing of the visitor, who types their name again on the next page or signs in.
 */
export const storedFlow = persisted(
  'funding-flow',
  object({
    source: picklist(FUNDING_SOURCES),
    proposalId: string(),
    simulationId: string(),
    told: optional(boolean()),
    entrancePercent: optional(number()),
    numberOfInstallments: optional(number()),
    finalInstallmentPercentage: optional(number()),
    planId: optional(string()),
  }),
  { area: 'sessionStorage' },
);

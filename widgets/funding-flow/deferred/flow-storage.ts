import { boolean, number, object, optional, picklist, string } from 'valibot';
import { FUNDING_SOURCES } from '#domain/financing/adapter';
import { FUNDING_PLAN_TYPES } from '#domain/funding/plan-types';
import { persisted } from '#page/settings/storage';

/**
 * Session storage of the flow: ids, the source, the terms, and whether a decision was published (not which). No
 * personal data.
 */
export const storedFlow = persisted(
  'funding-flow',
  object({
    source: optional(picklist(FUNDING_SOURCES)),
    proposalId: string(),
    simulationId: string(),
    decisionPublished: optional(boolean()),
    entrancePercent: optional(number()),
    numberOfInstallments: optional(number()),
    finalInstallmentPercentage: optional(number()),
    planId: optional(string()),
    planType: optional(picklist(FUNDING_PLAN_TYPES)),
    offerId: optional(string()),
  }),
  { area: 'sessionStorage' },
);

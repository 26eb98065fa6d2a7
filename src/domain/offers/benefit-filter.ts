import { joinFields, splitFields } from './filter-fields';

/** The lists of benefits, in the order of their tabs (spec offers#benefits). */
export const BENEFIT_LISTS = ['available', 'next', 'redeemed'] as const;
export type BenefitListName = (typeof BENEFIT_LISTS)[number];

/** The tabs: the lists, and what else there is of them. */
export const BENEFIT_TABS = [...BENEFIT_LISTS, 'coverage'] as const;
export type BenefitTab = (typeof BENEFIT_TABS)[number];

/** What of the benefits is shown; an empty field is for all. */
export interface BenefitFilter {
  tab: BenefitTab;
  /** Codes of the service's base data. */
  category: string;
  partner: string;
  /** Where the visitor wants to use it. */
  state: string;
}

export const NO_BENEFIT_FILTER = { category: '', partner: '', state: '' };

/** What a filter reads of a benefit. */
interface Filtered {
  category?: string | null | undefined;
  partner?: string | null | undefined;
  stateCodes?: readonly string[] | null | undefined;
}

/** Returns the tab of a name; the first one for a name that is none. */
export const benefitTab = (name: string | undefined): BenefitTab =>
  BENEFIT_TABS.find((each) => each === name) ?? 'available';

/** Returns the filter of an address; the first tab for a name that is none. */
export function parseBenefitFilter(text: string | null): BenefitFilter {
  const [name, category = '', partner = '', state = ''] = splitFields(text);
  return { tab: benefitTab(name), category, partner, state };
}

/** Returns a filter for an address; empty for the first tab without filters. */
export const benefitFilterText = ({ tab, category, partner, state }: BenefitFilter): string =>
  joinFields([tab === 'available' ? '' : tab, category, partner, state]);

/** Whether a benefit passes a filter; one that names no state is valid in all. */
export function passesBenefitFilter(benefit: Filtered, { category, partner, state }: BenefitFilter): boolean {
  const { stateCodes } = benefit;
  return (
    (!category || benefit.category === category) &&
    (!partner || benefit.partner === partner) &&
    (!state || !stateCodes?.length || stateCodes.includes(state))
  );
}

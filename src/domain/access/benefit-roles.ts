/** Purchases with an employee's benefit: who buys, and what stands against it (spec services#employees). Pure. */

/** Who can buy with an employee's benefit (spec roles#benefit-roles). */
export const BENEFIT_PURCHASE_ROLES = [
  'employee',
  'family member',
  'invoice assignee',
  'collaborator',
  'dependent',
] as const;
export type BenefitRole = (typeof BENEFIT_PURCHASE_ROLES)[number];

const RELATED: readonly string[] = ['family member', 'dependent'] satisfies BenefitRole[];

/** How a buyer is related to the employee; the codes are ours. */
export const RELATIONSHIPS = ['spouse', 'child', 'parent', 'sibling', 'other'] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/** Whether a buyer says how they are related to the employee. */
export const isRelated = (role: string): boolean => RELATED.includes(role);

/** Whether the invoice has to name somebody else; the other roles may choose so. */
export const needsAssignee = (role: string): boolean => role === ('invoice assignee' satisfies BenefitRole);

/** Returns the impediments that stand; a service may list others as well, marked as not applying. */
export const standingImpediments = <T extends { applies?: boolean | null | undefined }>(
  impediments: readonly T[],
): T[] => impediments.filter(({ applies }) => applies !== false);

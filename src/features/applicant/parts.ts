/** The parts of the applicant data, in a file of their own: the flow's first view shows them as steps. */
import type { MaritalStatus } from '#domain/person/person-choices';

/** In their order; that of the spouse only if there is one. */
export const REGISTER_PARTS = ['you', 'work', 'address', 'spouse'] as const;
export type RegisterPart = (typeof REGISTER_PARTS)[number];

const WITH_SPOUSE: readonly MaritalStatus[] = ['MARRIED', 'STABLE_UNION'];
/** Whether a bank asks about a spouse. */
export const hasSpouse = ({ civilState }: { civilState?: string | undefined }): boolean =>
  (WITH_SPOUSE as readonly unknown[]).includes(civilState);

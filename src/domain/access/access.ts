import type { Role, UserGroup } from './roles';

/** What a visitor must have: one of the roles, if any are named, and the group, if one is named. */
export interface Requirement {
  anyRole?: readonly Role[];
  group?: UserGroup;
}

/** What a widget shows to a signed-in user without the required rights. */
export type Otherwise = 'hidden' | 'refused' | 'read-only';

/** Who can use a widget: signed-in visitors, with what is required of them, if anything. */
export interface Access extends Requirement {
  /** 'refused' by default: it says so in words. */
  otherwise?: Otherwise;
}

/** The rights of a single sign-on user. */
interface Rights {
  roles?: readonly string[] | null | undefined;
  groups?: readonly string[] | null | undefined;
}

/**
 * Whether a user has what a screen requires. For display only: the server decides on each call (spec roles#permissions).
 */
export const hasAccess = ({ roles, groups }: Rights, { anyRole, group }: Requirement): boolean =>
  (!anyRole || anyRole.some((role) => !!roles?.includes(role))) && (!group || !!groups?.includes(group));

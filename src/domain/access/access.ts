import type { GroupRole, Role, UserGroup } from './roles';

/**
 * What a visitor must have: one of the roles, if any are named; the group, if one is named; and one of the roles within
 * groups, if any are named. The service states no group beside such a role: name the group as well where several have it.
 */
export interface Requirement {
  anyRole?: readonly Role[];
  group?: UserGroup;
  anyGroupRole?: readonly GroupRole[];
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
  groupRoles?: readonly string[] | null | undefined;
}

/** Whether one of the required names is among a user's; nothing is required where none are named. */
const hasAny = (own: Rights['roles'], required: readonly string[] | undefined): boolean =>
  !required || required.some((name) => !!own?.includes(name));

/**
 * Whether a user has what a screen requires. For display only: the server decides on each call (spec roles#permissions).
 */
export const hasAccess = (
  { roles, groups, groupRoles }: Rights,
  { anyRole, group, anyGroupRole }: Requirement,
): boolean => hasAny(roles, anyRole) && hasAny(groups, group && [group]) && hasAny(groupRoles, anyGroupRole);

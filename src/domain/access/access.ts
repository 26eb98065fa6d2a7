import { writtenList } from '../text/written-list';
import { STAFF_ROLES } from './roles';

/** Who can use a widget: signed-in visitors, or only those of them who work for the brand or a dealer. */
export interface Access {
  /** For staff, whatever the role (spec roles#permissions). The widget's attribute `roles` narrows it. */
  staff?: true;
}

/**
 * Whether a user has what a tool of staff asks for: any role of staff, or one of those that its author names. For display
 * only: the server decides on each call.
 * @param named separated by spaces or commas; empty for any role of staff
 */
export function hasStaffAccess(own: readonly string[] | null | undefined, named: string): boolean {
  const roles = writtenList(named).filter(Boolean);
  const required: readonly string[] = roles.length > 0 ? roles : STAFF_ROLES;
  return required.some((role) => !!own?.includes(role));
}

import { describe, expect, it } from 'vitest';
import { hasStaffAccess } from '#domain/access/access';
import { ROLES, STAFF_ROLES } from '#domain/access/roles';

describe('hasStaffAccess', () => {
  it.each([
    [['customer', 'offer_admin'], '', true],
    [['user_dealer'], '  ', true],
    [['repairman'], '', true],
    [['customer', 'sales_customer', 'post_sales_customer', 'game_player'], '', false],
    [['a_role_of_tomorrow'], '', false],
    [['offer_admin'], 'dms offer_admin', true],
    [['offer_admin'], 'dms,offer_admin', true],
    [['offer_admin'], 'dms', false],
    // An author may name a role that this release does not know.
    [['a_role_of_tomorrow'], 'a_role_of_tomorrow', true],
    [[], '', false],
    [null, '', false],
    [undefined, 'dms', false],
  ])('%j of "%s": %s', (roles, named, allowed) => expect(hasStaffAccess(roles, named)).toBe(allowed));
});

it('staff are all roles but those of who buys or plays', () => {
  expect(ROLES.filter((role) => !(STAFF_ROLES as readonly string[]).includes(role))).toEqual([
    'customer',
    'sales_customer',
    'post_sales_customer',
    'game_player',
  ]);
});

import { describe, expect, it } from 'vitest';
import { hasAccess } from '#domain/access/access';

describe('hasAccess', () => {
  const user = { roles: ['customer', 'offer_admin'], groups: ['OFFER'], groupRoles: ['REGIONAL'] };

  it.each([
    [{}, true],
    [{ anyRole: ['offer_admin', 'dms'] }, true],
    [{ anyRole: ['dms'] }, false],
    [{ anyRole: [] }, false],
    [{ group: 'OFFER' }, true],
    [{ group: 'MOPAR' }, false],
    [{ anyRole: ['offer_admin'], group: 'MOPAR' }, false],
    [{ anyRole: ['dms'], group: 'OFFER' }, false],
    [{ anyGroupRole: ['NATIONAL', 'REGIONAL'] }, true],
    [{ anyGroupRole: ['ROLE_ADMIN'] }, false],
    [{ anyGroupRole: [] }, false],
    [{ group: 'MOPAR', anyGroupRole: ['REGIONAL'] }, false],
  ] as const)('%j: %s', (requirement, allowed) => expect(hasAccess(user, requirement)).toBe(allowed));
  it('a user of whom nothing is known has no rights', () => {
    expect(hasAccess({}, { anyRole: ['customer'] })).toBe(false);
    expect(hasAccess({ roles: null, groups: null }, { group: 'WCD' })).toBe(false);
    expect(hasAccess({ groupRoles: null }, { anyGroupRole: ['ZONE'] })).toBe(false);
    expect(hasAccess({}, {})).toBe(true);
  });
});

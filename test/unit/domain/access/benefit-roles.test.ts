import { describe, expect, it } from 'vitest';
import {
  BENEFIT_PURCHASE_ROLES,
  isRelated,
  needsAssignee,
  standingImpediments,
} from '#domain/access/benefit-roles';

describe('the buyers with a benefit', () => {
  it('say how they are related, or who receives the invoice, by their role', () => {
    expect(BENEFIT_PURCHASE_ROLES.filter(isRelated)).toEqual(['family member', 'dependent']);
    expect(BENEFIT_PURCHASE_ROLES.filter(needsAssignee)).toEqual(['invoice assignee']);
    expect([isRelated('friend'), needsAssignee('')]).toEqual([false, false]);
  });

  it('are held up by what stands, not by what is only listed', () => {
    const [a, b, c, d] = [{ applies: true }, { applies: false }, { applies: null }, {}];
    expect(standingImpediments<{ applies?: boolean | null }>([a, b, c, d])).toEqual([a, c, d]);
  });
});

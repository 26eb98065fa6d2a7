// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Route } from '#demo-pages/sandbox/answers';
import { USERS } from '#demo-pages/sandbox/data/users';
import { exampleOf } from '#demo-pages/sandbox/examples';
import { roleNeeded } from '#demo-pages/sandbox/roles';
import { ROUTES } from '#demo-pages/sandbox/services';
import { hasAccess } from '#domain/access/access';
import { readDefinitions } from '#scripts/source/definitions.mjs';
import { type AnyCall, CATALOGUE } from '#services/catalogue';
import { signOut } from '../lib/requests';
import { type SandboxPage, sandboxPage } from '../lib/sandbox-fetch';

const routes = new Map(ROUTES.map((route) => [route.definition.id, route]));
const STAFF_CALLS = CATALOGUE.flatMap(({ call }) => {
  const role = roleNeeded(call.definition);
  return role ? [{ id: call.definition.id, call: call as AnyCall, role }] : [];
});

let net: SandboxPage;
beforeAll(() => {
  net = sandboxPage({ brand: 'fiat', country: 'BR', language: 'pt-BR' });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterAll(() => {
  signOut();
  vi.unstubAllGlobals();
});
beforeEach(() => net.sandbox.world.state.reset());

/** The status of a call that somebody makes with its example; 200 if it is done. */
async function statusFor(user: string, call: AnyCall): Promise<number> {
  Cookies.set('vitrine_session', user, { path: '/' });
  Cookies.set('vitrine_identity', `id-${user}`, { path: '/' });
  return call(exampleOf(routes.get(call.definition.id) as Route) as object).then(
    () => 200,
    (error: { status?: number }) => error.status ?? 0,
  );
}

describe.each(Object.keys(USERS))('what the service allows %s', (name) => {
  it('is each call of its roles, and no other of staff', async () => {
    const roles = USERS[name]?.roles ?? [];
    const wrong: string[] = [];
    for (const { id, call, role } of STAFF_CALLS) {
      const status = await statusFor(name, call);
      // What it refuses for another reason it has allowed first.
      if ((status === 403) === roles.includes(role)) wrong.push(`${id} for ${name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** Whose calls a widget of staff makes. */
const CALLS_OF: Readonly<Record<string, RegExp>> = {
  'vt-catalogue-admin': /^(ITM-0[5678]|CAT-0[456])$/,
  'vt-region-admin': /^RGN-/,
  'vt-coupon-admin': /^CPN-0[678]$/,
  'vt-offer-admin': /^OFR-(0[13456789]|1[014])$/,
  'vt-dealer-admin': /^DLR-(11|26)$/,
  'vt-event-admin': /^EVT-0[456]$/,
  'vt-integration-errors': /^LOG-0[2356]$/,
  'vt-working-price': /^PRC-0[2-6]$/,
  'vt-promotion-admin': /^PRM-(0[12]|1[1-5])$|^(GRP|DNY)-/,
  'vt-repairman': /^USR-1[567]$/,
  'vt-maintenance-admin': /^(RES-02|BEN-13|AUTH-05|DIC-0[12])$/,
  'vt-manual-admin': /^MAN-0[1345]$/,
};

describe('a widget of staff', () => {
  it.each(Object.entries(CALLS_OF))('%s is shown to those whom its service allows', (tag, ids) => {
    const access = readDefinitions().find((each) => each.tag === tag)?.access;
    const needed = new Set(STAFF_CALLS.filter(({ id }) => ids.test(id)).map(({ role }) => role));
    expect(needed.size).toBeGreaterThan(0);
    for (const { roles, groups, groupRoles } of Object.values(USERS)) {
      // Who may make one of them sees the widget; what else it can do, it offers by role.
      const isAllowed = [...needed].some((role) => roles.includes(role));
      expect(hasAccess({ roles, groups, groupRoles }, access as never)).toBe(isAllowed);
    }
  });
});

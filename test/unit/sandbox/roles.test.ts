// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Route } from '#demo-pages/sandbox/answers';
import { USERS } from '#demo-pages/sandbox/data/users';
import { exampleOf } from '#demo-pages/sandbox/examples';
import { roleNeeded } from '#demo-pages/sandbox/roles';
import { ROUTES } from '#demo-pages/sandbox/services';
import { hasStaffAccess } from '#domain/access/access';
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

describe('a widget of staff', () => {
  const tools = readDefinitions().filter(({ access }) => access?.staff);
  it('is opened by any role of the staff: what an account may do is decided by call', () => {
    const staff = Object.entries(USERS).filter(([, { roles }]) => hasStaffAccess(roles, ''));
    expect(staff.map(([name]) => name)).not.toContain('ana');
    for (const { role } of STAFF_CALLS) expect(hasStaffAccess([role], '')).toBe(true);
  });
  it.each(tools.map(({ tag, attributes }) => [tag, attributes] as const))(
    '%s lets its author name the roles',
    (_, attributes) => expect(attributes.map(({ name }) => name)).toContain('roles'),
  );
});

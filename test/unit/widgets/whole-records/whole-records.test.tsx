// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { serviceManners } from '#demo-pages/sandbox/rules/service-manners';
import { CATALOGUE } from '#services/catalogue';
import { callsOf, leaveStaffPage, staffPage } from '../../lib/staff';
import { CASES, prepare } from './cases';

/** Calls that replace nothing: why their body is no record. */
const NO_RECORD: Readonly<Record<string, string>> = {
  'DLR-26': 'sets one trait of a dealer',
  'EVT-03': 'enrols a person',
  'LOG-05': 'sets status, note or payload, which goes back whole (integration-errors.test.tsx)',
  'LOG-06': 'sends again',
  'FIN-01': 'has no body',
  'PIN-05': 'has no body',
  'RCL-05': 'starts an update, or sets its status',
  'CPN-03': 'sets one amount',
  'CPN-09': 'sets one way of payment',
  'RES-01': 'pays',
  'RES-02': 'processes again',
  'USR-08': 'says that an agreement is outdated',
  'USR-11': 'sets a password',
  'USR-14': 'confirms a password',
  'USR-16': 'sets one trait of a repairman',
  'OFR-05': 'sets a status',
  'OFR-06': 'sets a status',
  'OFR-07': 'sets a status',
  'OFR-08': 'sets a status',
  'OFR-09': 'sets a status, with its reason',
  'OFR-11': 'sets places, which are read again before (offer-admin.test.tsx)',
  'PRM-15': 'ends a participation',
};
/** They are no PUT, and replace a part and a translation as one. */
const REPLACING_POST = ['ITM-08', 'DIC-02'];

/** Paths of the values in which two records differ; a list is one value, as is what is absent in one of them. */
function differences(one: unknown, other: unknown, path = ''): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  const isDeep = [one, other].every((value) => typeof value === 'object' && value !== null);
  const isList = [one, other].some((value) => Array.isArray(value));
  const sameLength = isList && (one as unknown[]).length === (other as unknown[]).length;
  if (!isDeep || (isList && !sameLength)) return [path];
  const [before, after] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .flatMap((name) => differences(before[name], after[name], path ? `${path}.${name}` : name))
    .sort();
}

afterEach(leaveStaffPage);

describe('a record that an editor changes under a PUT that replaces', () => {
  it.each(CASES.map((each) => [each.call, each.changed.join(), each] as const))(
    '%s: only %s differs',
    async (call, _, { brand, record, odd, change, changed }) => {
      const net = staffPage(brand);
      const { world } = net.sandbox;
      expect(serviceManners(world).replacesRecords).toBe(true);
      await prepare(world);
      odd(record(world) as never);
      const before = structuredClone(record(world));
      const earlier = callsOf(net, call).length;
      await change(world);
      const sent = callsOf(net, call).slice(earlier);
      expect(sent.map(({ status }) => status)).toEqual([200]);
      expect(differences(before, structuredClone(record(world)))).toEqual([...changed]);
    },
  );

  it('is looked at for every call that may replace one', () => {
    const known = [...CASES.map(({ call }) => call), ...Object.keys(NO_RECORD)];
    const replacing = CATALOGUE.map(({ call }) => call.definition)
      .filter(({ id, method }) => method === 'PUT' || method === 'PATCH' || REPLACING_POST.includes(id))
      .map(({ id }) => id);
    expect(replacing.filter((id) => !known.includes(id))).toEqual([]);
    // Nor is one named that is none.
    expect(known.filter((id) => !replacing.includes(id))).toEqual([]);
  });
});

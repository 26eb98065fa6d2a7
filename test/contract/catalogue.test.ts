import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, SERVICES } from '#services/catalogue';
import { ROWS } from '#services/catalogue-rows';
import { SERVICE_NAMES } from '#services/service-names';

/** The specification's table: id, service, base, version, method, path, auth. */
const [head = '', ...lines] = readFileSync('test/contract/calls.tsv', 'utf8').trim().split('\n');
const columns = head.split('\t');
const TABLE = lines.map(
  (line) =>
    Object.fromEntries(line.split('\t').map((cell, i) => [columns[i], cell])) as Record<
      'id' | 'service' | 'base' | 'version' | 'method' | 'path' | 'auth',
      string
    >,
);
const rows = new Map(ROWS.map((row) => [row.id, row]));

/** Where the table is silent or in doubt: what is settled (spec calls#addresses, calls#versions): base, method and path. */
const BASES: readonly (readonly [ids: RegExp, base: string])[] = [
  [/^CAT-0[1-7]$/, 'models'],
  [/^TML-/, 'rental-offer'],
  [/^RPT-/, 'offer-site'],
  [/^CPN-/, 'offer-site'],
  [/^VEV-/, 'visitor-schedule'],
  [/^UPL-03$/, 'business-to-employee'],
  [/^EXT-06$/, 'rental-user'],
  [/^EXT-07$/, 'dealer-sales'],
];
const METHODS: Record<string, string> = { 'ITM-07': 'POST', 'EXT-07': 'POST' };
const PATHS: Record<string, string> = {
  'B2E-05': 'search',
  'EVT-01': 'v1',
  'DLR-21': 'v2/dealer/findDealersByRadius',
  'DLR-22': 'v2/dealer/findOfflineDealersByLocation',
  'DLR-23': 'v2/dealer/findAllOfflineStates',
  'DLR-24': 'v2/dealer/findOfflineDealersByState',
  'DIC-01': 'v2',
  'PIN-02': 'v2',
  'PIN-04': 'v2',
  'CRD-01': 'card-management',
  'CRD-02': 'card-management',
  'CAT-05': 'setup/{id}',
  'CAT-06': 'setup/{id}',
  'ITM-05': 'accessory/search-index',
  'ITM-06': 'accessory/search-index',
  'ITM-07': 'accessory/search-index/reindex',
  'OSR-01': '/',
  'EXT-06': 'users/self/rental',
  'EXT-07': 'quotation',
};

/** The version that heads a group comes before the path, unless the path as written carries it (spec calls#versions). */
function pathOf({ id, version, path }: (typeof TABLE)[number]): string {
  if (PATHS[id]) return PATHS[id];
  const plain = path.replace(/^\/(?=.)/, '');
  const carried = plain.split('/').includes(version);
  return /^v\d$/.test(version) && !carried ? `${version}/${plain}` : plain;
}
const baseOf = ({ id, base }: (typeof TABLE)[number]) =>
  base || (BASES.find(([ids]) => ids.test(id))?.[1] ?? '');

describe('the catalogue', () => {
  it('has every call of the table and none twice', () => {
    const ids = ROWS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(TABLE.length).toBe(366);
    expect(TABLE.map(({ id }) => id).filter((id) => !rows.has(id))).toEqual([]);
  });
  it('has nothing else but calls marked as ours', () => {
    const known = new Set(TABLE.map(({ id }) => id));
    expect(ROWS.filter(({ id, ours }) => !known.has(id) && !ours)).toEqual([]);
  });
  it.each(TABLE.map((row) => [row.id, row] as const))(
    '%s is as the table and the specification say',
    (id, row) => {
      const { service, base, method, path, auth } = rows.get(id) ?? {};
      expect({ service, base, method, path, auth }).toEqual({
        service: row.service,
        base: baseOf(row),
        method: METHODS[id] ?? row.method,
        path: pathOf(row),
        auth: row.auth,
      });
    },
  );
  it('knows every file of src/services', () => {
    const files = Object.keys(import.meta.glob('../../src/services/*.ts'))
      .map((path) => path.replace(/^.*\/|\.ts$/g, ''))
      .filter((name) => !name.startsWith('catalogue') && name !== 'service-names');
    expect(Object.keys(SERVICES).sort()).toEqual(files.sort());
  });
  it('calls services by the names that are known, and all of them', () => {
    const bases = Object.values(SERVICES)
      .flatMap((calls): unknown[] => Object.values(calls))
      .flatMap((call) => (call as { base?: string }).base ?? []);
    expect([...new Set(bases)].sort()).toEqual([...SERVICE_NAMES]);
  });
  it('counts', () => {
    const counts = new Map<string, number>();
    for (const { service } of CATALOGUE) counts.set(service, (counts.get(service) ?? 0) + 1);
    const own = ROWS.filter(({ ours }) => ours).length;
    console.info(
      `${ROWS.length} calls (${own} ours) of ${counts.size} services:\n${[...counts]
        .sort()
        .map(([name, n]) => `  ${name} ${n}`)
        .join('\n')}`,
    );
    expect(CATALOGUE.length).toBe(ROWS.length);
  });
});

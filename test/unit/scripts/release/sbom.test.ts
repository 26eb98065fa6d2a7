import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundledLock, bundledPackages, licensedPackages, sbomOf } from '#scripts/release/sbom.mjs';

const own = { name: 'vitrine', version: '1.1.0', license: 'UNLICENSED' };
const entry = (name: string, dependencies: Record<string, string> = {}) => ({
  version: '2.0.0',
  resolved: `https://registry.npmjs.org/${name}/-/${name}-2.0.0.tgz`,
  integrity: 'sha512-AAAA',
  license: 'MIT',
  dev: true,
  dependencies,
  peerDependencies: { nowhere: '1' },
});
const lock = {
  packages: {
    'node_modules/@scope/one': entry('one', { two: '^2.0.0', tool: '1' }),
    'node_modules/@scope/one/node_modules/three': entry('three'),
    'node_modules/two': entry('two'),
    'node_modules/tool': entry('tool'),
  },
};
const modules = {
  'a.js': ['node_modules/two/index.js', 'src/a.ts', 'node_modules/@scope/one/a.js'],
  'b.js': ['node_modules/two/more.js'],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  writeFileSync(join(folder, 'modules.json'), JSON.stringify(modules));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the bill of materials', () => {
  it('is of the packages whose modules a build holds', () => {
    expect(bundledPackages(modules)).toEqual(['node_modules/@scope/one', 'node_modules/two']);
    expect(bundledPackages({ a: ['node_modules/@scope/one/node_modules/three/c.js'] })).toEqual([
      'node_modules/@scope/one/node_modules/three',
    ]);
  });

  it('comes from a lockfile of these alone', () => {
    const { packages } = bundledLock(lock, bundledPackages(modules), own);
    expect(Object.keys(packages)).toEqual(['', 'node_modules/@scope/one', 'node_modules/two']);
    expect(packages['node_modules/@scope/one']).toEqual({
      ...{ version: '2.0.0', license: 'MIT', integrity: 'sha512-AAAA' },
      resolved: 'https://registry.npmjs.org/one/-/one-2.0.0.tgz',
      dependencies: { two: '^2.0.0' },
    });
    expect(packages['']).toMatchObject({ dependencies: { '@scope/one': '2.0.0', two: '2.0.0' } });
  });

  it('needs a package that is locked', () => {
    expect(() => bundledLock(lock, ['node_modules/four'], own)).toThrow('node_modules/four is bundled');
  });

  it('is CycloneDX with purl, licence and hash of each', async () => {
    writeFileSync(join(folder, 'licenses.md'), '## @scope/one - 2.0.0 (MIT)\n\n## two - 2.0.0 (MIT)\n');
    const { text, components } = await sbomOf(folder, lock, own);
    const sbom = JSON.parse(text);
    expect(components).toBe(2);
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'vitrine', purl: 'pkg:npm/vitrine@1.1.0' } },
    });
    expect(sbom.components[1]).toMatchObject({
      purl: 'pkg:npm/two@2.0.0',
      scope: 'required',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512' }],
    });
  });

  it('is refused if a licence is missing', async () => {
    writeFileSync(join(folder, 'licenses.md'), '## two - 2.0.0 (MIT)\n');
    expect(licensedPackages('## two - 2.0.0 (MIT)\n')).toEqual(['two']);
    await expect(sbomOf(folder, lock, own)).rejects.toThrow('licenses.md has no licence of @scope/one');
  });
});

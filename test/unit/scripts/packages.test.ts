import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const json = (name: string) => JSON.parse(readFileSync(name, 'utf8'));
const { devDependencies, dependencies, allowScripts } = json('package.json');
const { packages } = json('package-lock.json') as { packages: Record<string, { hasInstallScript?: true }> };

it('S4 takes exact versions: a new one comes with a change of package.json', () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
  );
  expect(ranges).toEqual([]);
});

it('S5 says of every package with an install script whether it may run', () => {
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(names)].sort());
  // None has to: binaries come as packages of their own.
  expect(Object.values(allowScripts).filter(Boolean)).toEqual([]);
});

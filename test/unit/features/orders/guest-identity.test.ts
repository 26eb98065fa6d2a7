import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const IDENTITY = 'src/features/orders/guest/guest-identity.ts';
/** The screens of this view, which load after it. */
const SHELL = 'widgets/reservation/deferred/shell/Shell.tsx';

const FLOORS: Record<string, string> = {
  '#features/': 'src/features/',
  '#page/': 'src/page/',
  '#ui/': 'src/ui/',
};

/** Returns the file of an import; undefined for a package's or a service's. */
function fileOf(from: string, name: string): string | undefined {
  const floor = Object.keys(FLOORS).find((each) => name.startsWith(each));
  const path = floor ? name.replace(floor, FLOORS[floor] as string) : join(dirname(from), name);
  if (!floor && !name.startsWith('.')) return undefined;
  return [`${path}.ts`, `${path}.tsx`].find((each) => existsSync(each));
}

/** Whether a file loads another one with itself. */
function loads(from: string, wanted: string, seen = new Set<string>()): boolean {
  if (from === wanted) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  const names = readFileSync(from, 'utf8').matchAll(/^(?:import|export)\b(?! type)[^;]*?'([^']+)';/gm);
  return [...names].some(([, name = '']) => {
    const file = fileOf(from, name);
    return !!file && loads(file, wanted, seen);
  });
}

const files = ['src/features', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const callers = files
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => /from '#services\/(reservation|welcome-kit)'/.test(readFileSync(file, 'utf8')))
  .filter((file) => !file.startsWith('widgets/reservation/deferred/'));

it('what calls as a guest loads who the guest is to the transport', () => {
  expect(callers.length).toBeGreaterThan(5);
  expect(callers.filter((file) => !loads(file, IDENTITY))).toEqual([
    // A public list.
    'src/features/payment/campaigns.ts',
    // Beside use-kit.
    'widgets/welcome-kit/deferred/save-kit.ts',
  ]);
  expect(loads(SHELL, IDENTITY)).toBe(true);
});

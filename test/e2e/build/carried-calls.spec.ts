import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../lib/test';

/** Files in a folder whose names match. */
const under = (folder: string, end: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => join(folder, name));

/** The id of each call by service and name: 'recall.getRecallCar' is RCL-01. */
const ids = new Map(
  readdirSync('src/services')
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const calls = /export const (\w+) = (?:GET|POST|PUT|PATCH|DELETE)\(\s*'([\w-]+)'/g;
      const service = name.replace(/\.ts$/, '');
      return [...readFileSync(`src/services/${name}`, 'utf8').matchAll(calls)].map(
        ([, call, id]): [string, string] => [`${service}.${call}`, id ?? ''],
      );
    }),
);

/** All calls of a service. */
const allOf = (service: string) => [...ids.keys()].filter((call) => call.startsWith(`${service}.`));

/** Calls in a source file: members of a service imported as a whole, or named imports, static or dynamic. */
function callsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const whole = [...text.matchAll(/import \* as (\w+) from '[^']*\/([\w-]+)'/g)].flatMap(
    ([, local, service]) =>
      // A spread service uses all its calls.
      text.includes(`...${local} }`)
        ? allOf(service ?? '')
        : [...text.matchAll(new RegExp(`\\b${local}\\s*\\.(\\w+)`, 'g'))].map(
            ([, call]) => `${service}.${call}`,
          ),
  );
  const late = /const \{([^}]*)\} = await import\('[^']*\/([\w-]+)'\)/g;
  const named = [
    ...text.matchAll(/import \{([^}]*)\} from '[^']*\/([\w-]+)'/g),
    ...text.matchAll(late),
  ].flatMap(([, names = '', service]) => names.split(',').map((name) => `${service}.${name.trim()}`));
  return [...whole, ...named].flatMap((call) => ids.get(call) ?? []);
}

const called = new Set(
  [...under('src', /\.tsx?$/), ...under('widgets', /\.tsx?$/)]
    .filter((path) => !/^src\/services\/[^/]+\.ts$/.test(path))
    .flatMap(callsOf),
);
// Made by img elements, whose addresses are those of the files.
called.add('AST-01');

test('the build contains the calls that are made and no others', ({ build }) => {
  const all = new Set(ids.values());
  const text = under(build === 'react' ? 'dist-react' : 'dist', /\.js$/)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const carried = [...text.matchAll(/[`"']([A-Z]\w{1,3}-\d\d)[`"']/g)].flatMap(([, id = '']) =>
    all.has(id) ? id : [],
  );
  expect(ids.size).toBeGreaterThan(300);
  expect(carried).toContain('LEA-01');
  expect(carried.filter((id) => !called.has(id))).toEqual([]);
});

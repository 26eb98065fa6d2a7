import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { USERS } from '#demo-pages/sandbox/data/users';
import { CALLERS, ROLE_PICTURES, type RolePicture, WITHOUT_SCREEN } from '#stories/roles/sets';
import { storyText } from '../lib/story-text';

/** Sets of the specification's table that say who somebody is. */
const ROLES = / role$|^user (kind|group)$|^person type$/;
/** Those that the session names. */
const IN_SESSION = /^(single sign-on|offer|Mopar|Jeep Nation) role$|^user group$/;

const table = readFileSync('test/unit/domain/states.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([name = '']) => ROLES.test(name))
  // An explanation stands in brackets.
  .map(([name = '', values = '']) => ({ name, roles: values.replace(/ \(.*?\)/g, '').split(', ') }));
const sets = [...table, { name: 'caller', roles: [...CALLERS] }];

const picturesOf = (name: string) => ROLE_PICTURES[name] ?? [];
const reasonsOf = (name: string) => Object.keys(WITHOUT_SCREEN[name] ?? {});
const pictures: RolePicture[] = Object.values(ROLE_PICTURES).flat();

describe('each role', () => {
  it('is in a set of the documents', () => {
    expect(sets.map(({ name }) => name).sort()).toEqual(
      [
        'user kind',
        'person type',
        'caller',
        'single sign-on role',
        'user group',
        'offer role',
        'Mopar role',
        'Jeep Nation role',
        'benefit purchase role',
      ].sort(),
    );
    expect(Object.keys(ROLE_PICTURES).sort()).toEqual(sets.map(({ name }) => name).sort());
  });
  it.each(sets)('has a picture, or the reason why not: $name', ({ name, roles }) => {
    const pictured = new Set(picturesOf(name).flatMap((picture) => picture.roles));
    const reasons = reasonsOf(name);
    expect(roles.filter((role) => !pictured.has(role) && !reasons.includes(role))).toEqual([]);
    expect(reasons.filter((role) => pictured.has(role))).toEqual([]);
  });
  it.each(sets)('is one that the documents have: $name', ({ name, roles }) => {
    const named = [...picturesOf(name).flatMap((picture) => picture.roles), ...reasonsOf(name)];
    expect(named.filter((role) => !roles.includes(role))).toEqual([]);
  });
});

it('gives reasons for sets of the documents only', () =>
  expect(Object.keys(WITHOUT_SCREEN).filter((name) => !(name in ROLE_PICTURES))).toEqual([]));

describe('each picture', () => {
  it.each(pictures)('is a story of such a session: $place', ({ place, user }) => {
    const users = [...storyText(place).matchAll(/\buser: '(\w*)'/g)].map(([, name]) => name);
    expect(storyText(place)).not.toBe('');
    // The story's own comes last.
    expect(users.at(-1) || undefined).toBe(user);
  });
  it.each(Object.entries(ROLE_PICTURES).filter(([name]) => IN_SESSION.test(name)))(
    'is of somebody with the role: %s',
    (_, of) => {
      for (const { roles, user = '' } of of) {
        const { roles: own = [], groups = [], groupRoles = [] } = USERS[user] ?? {};
        const names: string[] = [...own, ...(groups ?? []), ...(groupRoles ?? [])];
        expect(roles.filter((role) => !names.includes(role))).toEqual([]);
      }
    },
  );
  it('names widgets that there are', () =>
    expect(
      pictures.flatMap(({ also = [] }) => also.filter((name) => !existsSync(`widgets/${name}/element.ts`))),
    ).toEqual([]));
});

it('each set has its page', () => {
  const pages = readdirSync('stories/roles')
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => /<RolePictures of="([^"]+)" \/>/.exec(readFileSync(`stories/roles/${name}`, 'utf8'))?.[1]);
  expect(pages.sort()).toEqual(sets.map(({ name }) => name).sort());
});

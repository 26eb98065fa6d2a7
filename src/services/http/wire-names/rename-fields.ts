import type { Names } from './wire-map';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

const below = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** The name of a key in an object at an own path, and its own name; no name for what is left out. */
type NameAt = (path: string, key: string) => { name: string | undefined; own: string };

function rename(value: unknown, path: string, nameAt: NameAt): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, path, nameAt));
  if (!isObject(value)) return value;
  const kept: [string, unknown][] = [];
  const renamed: [string, unknown][] = [];
  for (const key of Object.keys(value)) {
    const { name, own } = nameAt(path, key);
    if (name === undefined) continue;
    (name === key ? kept : renamed).push([name, rename(value[key], below(path, own), nameAt)]);
  }
  return Object.fromEntries([...kept, ...renamed]);
}

/** Returns a copy of a value with the names of the wire. Items of lists have the path of their list. */
export const toWire = (value: unknown, names: Names): unknown =>
  rename(value, '', (path, key) => {
    const own = below(path, key);
    return { name: Object.hasOwn(names, own) ? names[own] : key, own: key };
  });

/** Returns the own name of a key of the wire in the object at an own path; the key itself if it has no other. */
function ownName(key: string, path: string, names: Names): string {
  const own = Object.keys(names).find(
    (each) => names[each] === key && each.slice(0, Math.max(0, each.lastIndexOf('.'))) === path,
  );
  return own === undefined ? key : own.replace(/^.*\./, '');
}

/** Returns a copy of a value with own names. A field that has another name on the wire is not read under its own. */
export const fromWire = (value: unknown, names: Names): unknown =>
  rename(value, '', (path, key) => {
    const own = ownName(key, path, names);
    const isOther = own === key && Object.hasOwn(names, below(path, key)) && names[below(path, key)] !== key;
    return { name: isOther ? undefined : own, own };
  });

/** Returns the own name of a field that a failure names, its parts joined by dots. */
export function ownField(field: string, names: Names): string {
  let path = '';
  const parts = field.split('.').map((key) => {
    // The number of an item.
    if (/^\d+$/.test(key)) return key;
    const own = ownName(key, path, names);
    path = below(path, own);
    return own;
  });
  return parts.join('.');
}

import { type GenericSchema, type InferOutput, number, object, unknown } from 'valibot';
import { toJson } from '#domain/text/to-json';
import { safeParse } from '#domain/validation/safe-parse';
import { setting } from './settings';
import { CACHE_LIFETIME, storageKey } from './storage-key';

/** The page's cache lifetime in ms. */
export const cacheLifetime = (): number => setting('cache-ttl') ?? CACHE_LIFETIME;

/** Values that a blocked or full storage rejected, kept for this page view. */
const memory = new Map<string, string>();

/** The storage of a value: the visitor's browser, or this tab while it is open. */
type Area = 'localStorage' | 'sessionStorage';

function read(area: Area, key: string): string | null {
  const known = memory.get(area + key);
  if (known !== undefined) return known;
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

function write(area: Area, key: string, text: string): void {
  try {
    globalThis[area].setItem(key, text);
    memory.delete(area + key);
  } catch {
    memory.set(area + key, text);
  }
}

const envelope = object({ saved: number(), value: unknown() });

export interface Cell<T> {
  /** Returns the stored value if it is valid for this version and has not expired. */
  load(): T | undefined;
  save(value: T): void;
  clear(): void;
}

/**
 * A value stored in the visitor's browser. Never throws: with a blocked, full or tampered
 * storage it has no value. Not for personal data or tokens.
 */
export function persisted<S extends GenericSchema>(
  name: string,
  schema: S,
  options: { version?: number; lifetime?: () => number; now?: () => number; area?: Area } = {},
): Cell<InferOutput<S>> {
  const { version = 1, lifetime = cacheLifetime, now = Date.now, area = 'localStorage' } = options;
  const key = storageKey(name, version);
  return {
    load() {
      try {
        const { saved, value } = envelopeOf(read(area, key));
        const result = safeParse(schema, value);
        const age = now() - saved;
        return result.success && age >= 0 && age < lifetime() ? result.output : undefined;
      } catch {
        return undefined;
      }
    },
    save(value) {
      write(area, key, toJson({ saved: now(), value }));
    },
    clear() {
      memory.delete(area + key);
      try {
        globalThis[area].removeItem(key);
      } catch {
        // Blocked storage contains nothing to remove.
      }
    },
  };
}

function envelopeOf(text: string | null) {
  const result = safeParse(envelope, JSON.parse(text ?? 'null'));
  if (!result.success) throw new TypeError('not one of ours');
  return result.output;
}

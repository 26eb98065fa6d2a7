import { type Refusal, refusal } from '#domain/validation/refusal';

/** Maximum length of a displayed message, number of messages, and depth of nested objects. */
const LONGEST = 300;
const MOST = 50;
const DEEPEST = 4;

/** Keys of a message, and of the field that it belongs to. */
const MESSAGE_KEYS = ['message', 'messages', 'msg', 'detail'];
const FIELD_KEYS = ['field', 'name', 'property', 'path'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, LONGEST) : '';

/** Returns the first text in a value: the value itself, the first of a list, or its message. */
function messageOf(value: unknown, depth = 0): string {
  if (depth > DEEPEST) return '';
  const values = Array.isArray(value)
    ? value.slice(0, MOST)
    : isObject(value)
      ? MESSAGE_KEYS.map((key) => value[key])
      : [];
  for (const each of values) {
    const message = messageOf(each, depth + 1);
    if (message) return message;
  }
  return textOf(value);
}

function fieldOf(value: unknown): string {
  if (!isObject(value)) return '';
  for (const key of FIELD_KEYS) {
    const name = value[key];
    const text = Array.isArray(name)
      ? name.filter((each) => typeof each === 'string').join('.')
      : textOf(name);
    if (text) return text;
  }
  return '';
}

/** Yields all messages with their fields; an object without a message contains fields. */
function* messagesIn(value: unknown, name = '', depth = 0): Generator<[field: string, message: string]> {
  const message = messageOf(value);
  if (Array.isArray(value) && (!name || value.some(fieldOf))) {
    for (const each of value.slice(0, MOST)) {
      yield [[name, fieldOf(each)].filter(Boolean).join('.'), messageOf(each)];
    }
  } else if (message) yield [name, message];
  else if (isObject(value) && depth < DEEPEST) {
    for (const [key, each] of Object.entries(value).slice(0, MOST)) {
      yield* messagesIn(each, name ? `${name}.${key}` : key, depth + 1);
    }
  }
}

/**
 * Parses the body of an answer that rejects an input: `errors` is a text, a list of texts or of `{ field, message }`, or
 * an object of fields, each with a text, a list of texts or a `{ message }`. Any other body gives no message. Never throws.
 */
export function refusalOf(body: unknown): Refusal {
  const fields = new Map<string, string>();
  const others = new Set<string>();
  const errors = isObject(body) ? body.errors : undefined;
  for (const [field, message] of messagesIn(errors)) {
    if (fields.size + others.size >= MOST) break;
    if (!message) continue;
    if (!field) others.add(message);
    else if (!fields.has(field)) fields.set(field, message);
  }
  return refusal(Object.fromEntries(fields), [...others]);
}

import { pageSingleton } from './core/page-singleton';

/** What one sending means to do: the same for every try of the same content. */
export interface Intent {
  /** Whole, 0 to 2^32 - 1; for a field of the body where the documents have one. */
  number: number;
  /** 32 hexadecimal digits; for a header where the page asks for one (CallOptions.idempotencyKey). */
  key: string;
  /** The service has confirmed it: the next sending is another intent, whatever its content. */
  confirm(): void;
}

interface Open {
  content: string;
  numbers: Uint32Array;
}

/** Held for the page, not for a module: a module that loads a second time must not lose what is under way. */
const intents = pageSingleton('intents', () => new WeakMap<object, Map<string, Open>>());

/**
 * The intent to send this content from this widget. A retry, a lost answer and a second press have the same one; changed
 * content and the sending after a confirmation have a new one. In memory only.
 * @param owner the widget's element
 * @param kind what is sent, where a widget sends several things
 * @param content whatever makes it another sending; compared as JSON
 */
export function intentOf(owner: object, kind: string, content: unknown): Intent {
  const open = intents.get(owner) ?? new Map<string, Open>();
  intents.set(owner, open);
  const text = JSON.stringify(content);
  let intent = open.get(kind);
  if (intent?.content !== text) {
    intent = { content: text, numbers: crypto.getRandomValues(new Uint32Array(5)) };
    open.set(kind, intent);
  }
  const [number = 0, ...rest] = intent.numbers;
  return {
    number,
    key: rest.map((part) => part.toString(16).padStart(8, '0')).join(''),
    confirm() {
      if (open.get(kind) === intent) open.delete(kind);
    },
  };
}

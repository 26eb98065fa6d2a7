import { pageSingleton } from './core/page-singleton';

/** The intent of a submission: the same for all tries with the same content. */
export interface Intent {
  /** An integer from 0 to 2^32 - 1, for the body field of calls that have one. */
  number: number;
  /** 32 hexadecimal digits, for the header that the page names (CallOptions.idempotencyKey). */
  key: string;
  /** Ends the intent after the service has confirmed it: the next submission is a new intent, even with the same content. */
  confirm(): void;
  /** Runs a try unless one is running; then that one's outcome is the result. */
  once<T>(run: () => Promise<T>): Promise<T>;
}

interface Open {
  content: string;
  numbers: Uint32Array;
  /** The try that is running. */
  running?: Promise<unknown> | undefined;
}

/** Stored per page, not per module: a module that loads twice must not lose pending intents. */
const intents = pageSingleton('intents', () => new WeakMap<object, Map<string, Open>>());

/**
 * Returns the intent to send this content from this widget. A retry, a lost answer and a second press share the intent;
 * changed content, or a submission after a confirmation, is a new intent. In memory only.
 * @param owner the widget's element
 * @param kind what is sent, if a widget sends several things
 * @param content everything that makes a submission a different one; compared as JSON
 */
export function intentOf(owner: object, kind: string, content: unknown): Intent {
  const open = intents.get(owner) ?? new Map<string, Open>();
  intents.set(owner, open);
  const text = JSON.stringify(content);
  const known = open.get(kind);
  let intent = known as Open;
  if (known?.content !== text) {
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
    once<T>(run: () => Promise<T>) {
      intent.running ??= run().finally(() => {
        intent.running = undefined;
      });
      return intent.running as Promise<T>;
    },
  };
}

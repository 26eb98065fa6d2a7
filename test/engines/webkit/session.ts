/** A session of W3C WebDriver: its commands, one after the other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Programs, startPrograms } from './programs';

const WINDOW = join(import.meta.dirname, 'window.py');
const TIMEOUT = 30_000;

/** What a page's script returns through `run`. */
interface Outcome {
  value?: unknown;
  error?: string;
}

/** A failure of the page's own script, not of the driver. */
export class ScriptError extends Error {}

export class Session {
  #programs;
  #path;
  #last: Promise<unknown> = Promise.resolve();
  #read = 0;

  private constructor(programs: Programs, path: string) {
    this.#programs = programs;
    this.#path = path;
  }

  /** Opens a window. @throws {Error} if a program is missing, or has no window */
  static async begin(): Promise<Session> {
    const programs = await startPrograms();
    const capabilities = {
      alwaysMatch: {
        browserName: 'Vitrine',
        unhandledPromptBehavior: 'ignore',
        timeouts: { script: TIMEOUT, pageLoad: TIMEOUT, implicit: 0 },
        'webkitgtk:browserOptions': { binary: WINDOW, args: [] },
      },
    };
    const { sessionId } = await post(`${programs.address}/session`, 'POST', { capabilities });
    return new Session(programs, `${programs.address}/session/${sessionId}`);
  }

  /** Sends a command when all earlier ones have been answered. */
  // biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<any> {
    const sent = this.#last.then(() => post(this.#path + path, method, body));
    this.#last = sent.catch(() => {});
    return sent;
  }

  /**
   * Runs the body of an async function in the page.
   * @throws {ScriptError} if it throws @throws {Error} if the page went while it ran
   */
  async run<T>(body: string, ...args: unknown[]): Promise<T> {
    const script = `const [done, ...args] = [arguments[arguments.length - 1], ...arguments];
      (async () => { ${body} })().then(
        (value) => done({ value }), (error) => done({ error: String(error?.message ?? error) }));`;
    const { value, error }: Outcome = await this.send('POST', '/execute/async', { script, args });
    if (error !== undefined) throw new ScriptError(error);
    return value as T;
  }

  /** What pages have written to the console since the last call: a line each. */
  newMessages(): string[] {
    const text = readFileSync(this.#programs.console, 'utf8');
    const lines = text.slice(this.#read).split('\n').filter(Boolean);
    this.#read = text.length;
    return lines;
  }

  async end(): Promise<void> {
    await this.send('DELETE', '').catch(() => {});
    this.#programs.stop();
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own
async function post(address: string, method: string, body: object): Promise<any> {
  const answer = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

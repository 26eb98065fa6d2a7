import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The demo's server in a process of its own. */
export interface Server {
  origin: string;
  stop(): void;
  post(path: string, body?: object): Promise<Response>;
  /** What the sandbox saw last. */
  seen(): Promise<Seen | undefined>;
}

export interface Seen {
  call: string;
  method: string;
  address: string;
  headers: Record<string, string>;
  body: unknown;
  status: number;
}

/** Starts it on any free port. */
export async function startServer(): Promise<Server> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', 'demo-pages/server.ts', '--port', '0'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with code ${code}`);
  });
  const [line] = await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended]);
  const origin = `http://127.0.0.1:${JSON.parse(String(line)).port}`;
  // From here on its end is wanted.
  ended.catch(() => {});
  return {
    origin,
    stop: () => child.kill(),
    post: (path, body = {}) =>
      fetch(`${origin}/sandbox/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async seen() {
      const [last] = (await (await fetch(`${origin}/sandbox/calls?last=1`)).json()) as Seen[];
      return last;
    },
  };
}

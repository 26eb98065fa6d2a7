import { createSandbox } from '#demo-pages/sandbox/app';

/** The sandbox in this document; its state contains the requests that it received. */
export const sandbox = createSandbox({ now: () => Date.now() });

/** Returns the requests of one call, such as 'FIN-03'. */
export const callsOf = (id: string) => sandbox.state.calls.filter(({ call }) => call === id);

/** Returns what is answered in place of the sandbox's own answer. */
export type AnswerChange = (answer: never) => unknown;
/** By the end of the call's path. */
let changes: Readonly<Record<string, AnswerChange>> = {};
/** Sets the answers that a story changes; those of the story before end. */
export const changeAnswers = (next: typeof changes = {}): void => {
  changes = next;
};

/** Resolves to the sandbox's answer, changed if the story says so. */
async function answerTo(request: Request, path: string): Promise<Response> {
  const answer = await sandbox.app.fetch(request);
  const [, change] = Object.entries(changes).find(([end]) => path.endsWith(end)) ?? [];
  return change && answer.ok ? Response.json(change((await answer.json()) as never)) : answer;
}

const isTheirs = (url: URL) => url.origin === location.origin && /^\/(api|sandbox)\//.test(url.pathname);

/** Rejects like fetch when the caller has aborted. */
const canceled = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

/** Lets the sandbox in this document answer calls to /api; no worker, no server. */
export function answerInBrowser(): void {
  const native = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (!isTheirs(url)) return native(input, init);
    const request = new Request(input, init);
    return Promise.race([answerTo(request, url.pathname), canceled(request.signal)]);
  };
}

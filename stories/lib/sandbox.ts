import { createSandbox } from '#demo-pages/sandbox/app';

/** The sandbox in this document; its state contains the requests that it received. */
export const sandbox = createSandbox();

/** Returns the requests of one call, such as 'FIN-03'. */
export const callsOf = (id: string) => sandbox.state.calls.filter(({ call }) => call === id);

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
    return Promise.race([sandbox.app.fetch(request), canceled(request.signal)]);
  };
}

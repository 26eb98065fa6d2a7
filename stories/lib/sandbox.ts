import { createSandbox } from '../../demo-pages/sandbox/app';

/** The stand-in for the services, in this document: what it received lies in its state. */
export const sandbox = createSandbox();

/** What it was asked of one call: 'FIN-03'. */
export const callsOf = (id: string) => sandbox.state.calls.filter(({ call }) => call === id);

const isTheirs = (url: URL) => url.origin === location.origin && /^\/(api|sandbox)\//.test(url.pathname);

/** Fails like fetch once the caller has given up. */
const canceled = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

/** Calls to /api are answered by the sandbox in this document; no worker, no server. */
export function answerInBrowser(): void {
  const native = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (!isTheirs(url)) return native(input, init);
    const request = new Request(input, init);
    return Promise.race([sandbox.app.fetch(request), canceled(request.signal)]);
  };
}

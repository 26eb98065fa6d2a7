type Answer = (request: Request) => Promise<Response>;

/** Turns that a form takes to leave. */
const STEPS = 4;

const bytesOf = (form: FormData): number =>
  [...form.values()].reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.size), 0);

/**
 * An XMLHttpRequest that another function than the network answers, for what the library sends by one: forms with
 * files, whose progress it tells.
 * @param pace milliseconds between two steps of its progress
 */
export function uploadRequest(answer: Answer, pace = 0): typeof XMLHttpRequest {
  class UploadRequest {
    responseType = '';
    response: Blob | null = null;
    status = 0;
    upload: Partial<Pick<XMLHttpRequestUpload, 'onprogress' | 'onload'>> = {};
    onload?: () => void;
    onerror?: () => void;
    #method = '';
    #url = '';
    #headers = new Headers();
    #type: string | null = null;
    #controller = new AbortController();

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.append(name, value);
    }
    getResponseHeader(name: string): string | null {
      return name.toLowerCase() === 'content-type' ? this.#type : null;
    }
    abort(): void {
      this.#controller.abort();
    }

    async send(body: FormData): Promise<void> {
      const { signal } = this.#controller;
      const total = bytesOf(body);
      const tell = (type: 'onprogress' | 'onload', loaded: number) =>
        (this.upload[type] as ((event: object) => void) | undefined)?.({ loaded, total });
      try {
        const url = new URL(this.#url, document.baseURI);
        const request = new Request(url, { method: this.#method, headers: this.#headers, body, signal });
        for (let step = 1; step < STEPS && !signal.aborted; step++) {
          await new Promise((go) => setTimeout(go, pace));
          if (!signal.aborted) tell('onprogress', (total * step) / STEPS);
        }
        if (signal.aborted) return;
        tell('onload', total);
        const response = await answer(request);
        this.#type = response.headers.get('content-type');
        this.response = await response.blob();
        this.status = response.status;
        if (!signal.aborted) this.onload?.();
      } catch {
        if (!signal.aborted) this.onerror?.();
      }
    }
  }
  return UploadRequest as unknown as typeof XMLHttpRequest;
}

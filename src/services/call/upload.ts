import { throttled } from '../uploads/progress';
import { type Limits, refusal } from './once';

interface Sent {
  method: string;
  headers: Headers;
  body: FormData;
}

/** Statuses whose answers have no body, by the standard of fetch. */
const BODILESS = [204, 205, 304];

function answerOf(request: XMLHttpRequest): Response {
  const { status } = request;
  const type = request.getResponseHeader('content-type');
  return new Response(BODILESS.includes(status) ? null : (request.response as Blob | null), {
    status,
    headers: type ? { 'content-type': type } : {},
  });
}

/**
 * One request of a form with files that says how far it is, which fetch cannot. Fails as fetch does, or with a
 * ServiceError. Whoever listens to its progress has the browser ask the service first (CORS preflight).
 * @param onProgress share of the bytes that have left, 0 to 1
 */
export async function upload(
  id: string,
  url: string,
  { method, headers, body }: Sent,
  { signal, timeout }: Limits,
  onProgress: (share: number) => void,
): Promise<Response> {
  const report = throttled(onProgress, (share) => share === 1);
  const response = await new Promise<Response>((done, fail) => {
    const request = new XMLHttpRequest();
    let watch: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void) => {
      clearTimeout(watch);
      signal?.removeEventListener('abort', canceled);
      settle();
    };
    const give = (error: unknown) => {
      end(() => fail(error));
      request.abort();
    };
    const canceled = () => give(signal?.reason);
    const patience = () => {
      clearTimeout(watch);
      watch = setTimeout(() => give(new DOMException('no progress in time', 'TimeoutError')), timeout);
    };
    if (signal?.aborted) return fail(signal.reason);
    signal?.addEventListener('abort', canceled, { once: true });
    request.open(method, url);
    request.responseType = 'blob';
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      patience();
      if (total > 0 && loaded < total) report(loaded / total);
    };
    request.upload.onload = () => {
      patience();
      report(1);
    };
    request.onload = () => end(() => done(answerOf(request)));
    request.onerror = () => end(() => fail(new TypeError('no answer')));
    patience();
    report(0);
    request.send(body);
  });
  if (response.ok) return response;
  throw await refusal(id, response);
}

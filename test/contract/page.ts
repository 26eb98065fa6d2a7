import { Window } from 'happy-dom';
import Cookies from 'js-cookie';
import { noteSignIn } from '#page/session/session';

/**
 * A page in this process: the document, the address and the events that calls speak with. Requests stay Node's own, so
 * that what is tested is HTTP and no imitation of it.
 */
export function makePage(origin: string): void {
  const window = new Window({ url: `${origin}/` });
  Object.assign(globalThis, {
    document: window.document,
    location: window.location,
    CustomEvent: window.CustomEvent,
    addEventListener: window.addEventListener.bind(window),
  });
  document.head.innerHTML = `<meta name="vitrine:services" content="${origin}/api/{service}">
    <meta name="vitrine:brand" content="fiat"><meta name="vitrine:country" content="BR">
    <meta name="vitrine:service:aws-places" content="${origin}/api/aws-places">
    <meta name="vitrine:service:aws-routes" content="${origin}/api/aws-routes">
    <meta name="vitrine:lead-client-id" content="sandbox-client">
    <meta name="vitrine:lead-client-secret" content="sandbox-secret">`;
}

/** Signs in as the sandbox's user of that token; nobody without one. */
export function signIn(token?: string): void {
  for (const [name, value] of [
    ['vitrine_session', token],
    ['vitrine_identity', token && `id-${token}`],
  ] as const) {
    // As after a sign-in: a token that was refused counts again.
    noteSignIn();
    if (value) Cookies.set(name, value, { path: '/' });
    else Cookies.remove(name, { path: '/' });
  }
}

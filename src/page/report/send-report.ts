/**
 * Sends a text so that it outlasts the page. Not by sendBeacon, which always sends the cookies of the address, and the
 * page's own address with it. As text it needs no preflight.
 */
export function sendReport(address: string, body: string): void {
  try {
    fetch(address, {
      method: 'POST',
      body,
      keepalive: true,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => {});
  } catch {
    // The page has replaced fetch.
  }
}

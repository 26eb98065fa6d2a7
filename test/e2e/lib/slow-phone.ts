import type { Page } from './test';

/** Slow 4G, as Chromium's developer tools have it: latency in ms, bytes a second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** Times slower than this machine's processor. */
const CPU = 4;

/** What a page has loaded. */
export interface Traffic {
  requests: number;
  /** As transferred, with headers. */
  bytes: number;
}

/** Slows the page's network and processor down to a cheap phone's; for `npm run journeys`. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

/** Counts what the page loads from now on. */
export async function countTraffic(page: Page): Promise<Traffic> {
  const traffic = { requests: 0, bytes: 0 };
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) traffic.requests++;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return traffic;
}

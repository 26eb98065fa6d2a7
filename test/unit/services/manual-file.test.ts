// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LARGEST_FILE, loadManualFile, SILENCE } from '#services/downloads/manual-file';
import { installFakeClock } from '../lib/clock';
import { answers, metas, sent, signOut } from '../lib/requests';

installFakeClock();

const OWN = { path: 'files/a b.pdf' };
const OUTSIDE = { address: 'https://cdn.example.com/a.pdf' };
const onProgress = vi.fn();
let life: AbortController;
const load = (file: typeof OWN | typeof OUTSIDE = OWN) =>
  loadManualFile(file, { signal: life.signal, onProgress });
const failed = (file: typeof OWN | typeof OUTSIDE = OWN) => load(file).catch((error: unknown) => error);

/** A file that arrives in these parts; it goes on silently where the end is missing. */
const file = (parts: readonly string[], headers: Record<string, string> = {}, ends = true) =>
  new Response(
    new ReadableStream({
      start(stream) {
        for (const part of parts) stream.enqueue(new TextEncoder().encode(part));
        if (ends) stream.close();
      },
    }),
    { headers: { 'content-type': 'application/pdf', ...headers } },
  );

beforeEach(() => {
  metas();
  Cookies.set('vitrine_session', 'secret', { path: '/' });
  life = new AbortController();
  onProgress.mockReset();
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

describe('a manual’s file', () => {
  it('under the service comes with the token, part by part, as a PDF', async () => {
    const fetch = answers(file(['%P', 'DF-1', '.4 end'], { 'content-length': '12' }));
    const blob = await load();
    expect([blob.type, await blob.text()]).toEqual(['application/pdf', '%PDF-1.4 end']);
    expect(sent(fetch).url).toBe('https://api.example/manual/files/a%20b.pdf');
    expect(sent(fetch).headers.get('authorization')).toBe('Bearer secret');
    expect(onProgress.mock.calls.flat()).toEqual([2 / 12, 0.5, 1]);
  });
  it('of another host comes without token, cookies and referrer, whatever it calls itself', async () => {
    const fetch = answers(file(['%PDF-1.4'], { 'content-type': 'text/html' }));
    expect((await load(OUTSIDE)).type).toBe('application/pdf');
    const { url, headers, credentials, referrerPolicy } = sent(fetch);
    expect([url, credentials, referrerPolicy]).toEqual([OUTSIDE.address, 'omit', 'no-referrer']);
    expect(headers.get('authorization')).toBeNull();
    expect(onProgress).toHaveBeenCalledWith(undefined);
  });
  it('that is a page or another file is refused, at its first bytes', async () => {
    answers(file(['<html>'], { 'content-type': 'text/html' }));
    expect(await failed()).toMatchObject({ kind: 'shape' });
    answers(file(['<html>'], {}, false));
    expect(await failed()).toMatchObject({ name: 'NoPdf' });
    answers(file(['<html>'], {}, false));
    expect(await failed(OUTSIDE)).toMatchObject({ name: 'NoPdf' });
    answers(file(['%PD']));
    expect(await failed()).toMatchObject({ name: 'NoPdf' });
    answers(new Response(null, { headers: { 'content-type': 'application/pdf' } }));
    expect(await failed()).toMatchObject({ name: 'NoPdf' });
  });
  it('that is too large is refused, announced or not', async () => {
    answers(file(['%PDF-'], { 'content-length': String(LARGEST_FILE + 1) }, false));
    expect(await failed()).toMatchObject({ status: 413 });
    const part = `%PDF-${'x'.repeat(LARGEST_FILE / 2)}`;
    answers(file([part, part], {}, false));
    expect(await failed()).toMatchObject({ status: 413 });
  });
  it('that no longer arrives ends in a timeout', async () => {
    answers(file(['%PDF-'], {}, false));
    const ending = failed();
    await vi.advanceTimersByTimeAsync(SILENCE + 1000);
    expect(await ending).toMatchObject({ kind: 'timeout' });
  });
  it('that is interrupted or does not answer ends in a network failure', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) });
    answers(new Response(broken, { headers: { 'content-type': 'application/pdf' } }));
    expect(await failed()).toMatchObject({ kind: 'network' });
    answers(new TypeError('Failed to fetch'));
    expect(await failed(OUTSIDE)).toMatchObject({ kind: 'network' });
    answers(new Response(null, { status: 404 }));
    expect(await failed(OUTSIDE)).toMatchObject({ kind: 'http', status: 404 });
  });
  it('can be canceled while it arrives', async () => {
    answers(file(['%PDF-'], {}, false));
    const ending = failed();
    await vi.advanceTimersByTimeAsync(10);
    life.abort();
    expect(await ending).toMatchObject({ kind: 'canceled' });
  });
});

/**
 * Returns a signal that aborts with the first of these, for its reason, and listens to none of them afterwards.
 * AbortSignal.any is newer than the least browsers.
 */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const each of signals) {
    const end = () => either.abort(each.reason);
    if (each.aborted) end();
    else each.addEventListener('abort', end, { signal: either.signal });
  }
  return either.signal;
}

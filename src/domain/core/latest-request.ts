/** Tells whether an answer still counts: an answer to an earlier request must not overwrite that to a later one. */
export interface LatestRequest {
  /** Starts a request; the function returned says whether no other has started since, and none was dropped. */
  start(): () => boolean;
  /** Drops the answers to the requests under way. */
  drop(): void;
}

/** One per thing that is requested: a singleton of the page, or `useState(latestRequest)` in a view. */
export function latestRequest(): LatestRequest {
  let count = 0;
  return {
    start() {
      const mine = ++count;
      return () => mine === count;
    },
    drop() {
      count++;
    },
  };
}

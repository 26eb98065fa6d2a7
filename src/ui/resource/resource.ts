/** Identifies a value and its state: any change of it loads again. */
export interface ResourceKey {
  /** A value of another key is never shown, not even while one loads. Undefined loads nothing. */
  key: string | undefined;
  /** Another one loads again, and the value stays until the answer is there. */
  revision?: string | number | undefined;
}

/** Its revision is that of the value. */
export interface ResourceState<T> extends ResourceKey {
  /** Undefined until it has loaded. */
  value?: T | undefined;
  /** Whether an answer is awaited. */
  isLoading: boolean;
  /** Number of loads that have failed since one succeeded. */
  failures: number;
  /** What the latest of them was rejected with, as it was thrown. */
  error: unknown;
}

export const emptyResource = <T>(key: string | undefined): ResourceState<T> => ({
  key,
  isLoading: false,
  failures: 0,
  error: undefined,
});

/** One value that a service answers with. Only the answer to the latest load counts. */
export class Resource<T> {
  state: ResourceState<T>;
  /** The value that was shown last, also one of another key. */
  latest: T | undefined;
  #life = new AbortController();
  readonly #onChange: () => void;

  /** @param onChange called after each change of the state */
  constructor(onChange: () => void, initial: ResourceState<T>) {
    this.#onChange = onChange;
    this.state = initial;
    this.latest = initial.value;
  }

  /** Aborted when the value is loaded again, left or dropped: for what else is loaded to complete it. */
  get signal(): AbortSignal {
    return this.#life.signal;
  }

  #set(changes: Partial<ResourceState<T>>): void {
    this.state = { ...this.state, ...changes };
    if (this.state.value !== undefined) this.latest = this.state.value;
    this.#onChange();
  }

  #begin(): AbortSignal {
    this.#life.abort();
    this.#life = new AbortController();
    return this.signal;
  }

  /** Nothing that has ended is aborted later: what the page itself reads of an answer would fail. */
  #settle(): void {
    this.#life = new AbortController();
  }

  /** Goes to a key: the value and the answer under way of another one are dropped. */
  open(key: string | undefined): void {
    if (this.state.key === key) return;
    this.#begin();
    this.state = emptyResource(key);
    this.#onChange();
  }

  /**
   * Loads the value; the answer to an earlier load is dropped.
   * @param run its signal is aborted once its answer no longer counts
   * @param dropsOnFailure whether a value of an earlier revision goes if the load fails
   */
  load(
    { key, revision }: ResourceKey,
    run: (signal: AbortSignal) => Promise<T>,
    dropsOnFailure = false,
  ): void {
    this.open(key);
    const signal = this.#begin();
    this.#set({ isLoading: true });
    run(signal).then(
      (value) => {
        if (signal.aborted) return;
        this.#settle();
        this.#set({ ...emptyResource(key), revision, value });
      },
      (error) => {
        if (signal.aborted) return;
        this.#settle();
        const goes = dropsOnFailure && this.state.revision !== revision;
        const { failures } = this.state;
        this.#set({ isLoading: false, failures: failures + 1, error, ...(goes && { value: undefined }) });
      },
    );
  }

  /** Drops the answer under way. */
  leave(): void {
    this.#begin();
    this.#set({ isLoading: false });
  }

  /** Shows a newer value; a load under way does not undo it. */
  put({ key, revision }: ResourceKey, value: T): void {
    this.open(key);
    if (this.state.isLoading) this.#begin();
    this.#set({ ...emptyResource(key), revision, value });
  }

  /** Shows a changed value; a load under way goes on, and one that has failed stays so. */
  change(value: T): void {
    this.#set({ value });
  }

  /** Drops the value, a failure and the answer under way. */
  drop(): void {
    this.#begin();
    this.#set({ ...emptyResource(this.state.key), revision: undefined, value: undefined });
  }
}

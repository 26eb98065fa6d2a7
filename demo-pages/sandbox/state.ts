/** One request to a service, as it came and as it was answered. */
export interface CallEntry {
  n: number;
  at: string;
  /** The call's id in the catalogue, as LEA-01. */
  call: string;
  service: string;
  method: string;
  /** Path and query as they were sent. */
  address: string;
  query: Record<string, unknown>;
  /** Without secrets: of a bearer only the scheme, of a client secret nothing. */
  headers: Record<string, string>;
  body: unknown;
  fault: string | null;
  /** null while it is under way, 0 where there was no answer. */
  status: number | null;
  answer: unknown;
}

export interface LeadEntry {
  n: number;
  id: string;
  at: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

export interface EventEntry {
  n: number;
  at: string;
  type: string;
  jwtToken: string | null;
  payload: string;
}

export interface ConversationEntry {
  n: number;
  at: string;
  body: Record<string, unknown>;
}

/** What one intent of a visitor has come to: a lead, a conversation, a proposal, however often it was sent. */
export interface LedgerEntry {
  call: string;
  /** What the sender names its intent by: the idempotency key of a header, else a number of the body. */
  key: string;
  /** The first answer's id. */
  id: string;
  /** How often it was taken. */
  times: number;
}

export interface FaultEntry {
  /** A call's id; all calls where there is none. */
  call?: string;
  fault: string;
  /** How many more requests it meets; every one where there is no number. */
  times?: number;
}

/** The header in which the sandbox reads an intent's key, where a page names it (vitrine:idempotency-header). */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Calls kept in the log. */
const CALLS_KEPT = 200;

/** Everything the sandbox has received since it started or was reset, oldest first. */
export class State {
  leads: LeadEntry[] = [];
  events: EventEntry[] = [];
  calls: CallEntry[] = [];
  conversations: ConversationEntry[] = [];
  faults: FaultEntry[] = [];
  ledger: LedgerEntry[] = [];
  #last = 0;

  constructor(private readonly now: () => number) {}

  /** A running number and the time, for a new entry. */
  stamp(): { n: number; at: string } {
    this.#last += 1;
    return { n: this.#last, at: new Date(this.now()).toISOString() };
  }

  log(entry: CallEntry): CallEntry {
    this.calls.push(entry);
    if (this.calls.length > CALLS_KEPT) this.calls.shift();
    return entry;
  }

  /** Enters one more sending of an intent; returns its first id. Without a key every sending is an intent of its own. */
  enter(call: string, key: string, id: string): string {
    const known = key ? this.ledger.find((entry) => entry.call === call && entry.key === key) : undefined;
    if (known) known.times += 1;
    else this.ledger.push({ call, key, id, times: 1 });
    return known?.id ?? id;
  }

  /** Sets what the next requests meet, in place of what was set for the same call; 'none' ends it. */
  setFault(entry: FaultEntry): void {
    this.faults = this.faults.filter(({ call }) => call !== entry.call);
    if (entry.fault !== 'none') this.faults.push(entry);
  }

  /** The fault this request meets: its call's own before the one for all. */
  takeFault(call: string): string | undefined {
    const entry = this.faults.find((each) => each.call === call) ?? this.faults.find((each) => !each.call);
    if (!entry) return undefined;
    if (entry.times !== undefined) {
      entry.times -= 1;
      if (entry.times <= 0) this.faults = this.faults.filter((each) => each !== entry);
    }
    return entry.fault;
  }

  reset(): void {
    this.leads = [];
    this.events = [];
    this.calls = [];
    this.conversations = [];
    this.faults = [];
    this.ledger = [];
    this.#last = 0;
  }
}

import type { MonitoringReport } from './panel/report-shape';

/** A request to a service with its answer. */
export interface CallEntry {
  n: number;
  at: string;
  /** The call's id in the catalogue, such as LEA-01. */
  call: string;
  service: string;
  method: string;
  /** Path and query as sent. */
  address: string;
  query: Record<string, unknown>;
  /** Without secrets: only the scheme of a bearer, no client secret. */
  headers: Record<string, string>;
  body: unknown;
  fault: string | null;
  /** null while pending, 0 without an answer. */
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

/** The result of a visitor's intent: a lead, a conversation or a proposal, however often it was sent. */
export interface LedgerEntry {
  call: string;
  /** The sender's key of the intent: the idempotency header, else a number in the body. */
  key: string;
  /** The id of the first answer. */
  id: string;
  /** Number of received requests. */
  times: number;
}

export interface FaultEntry {
  /** A call's id; all calls if absent. */
  call?: string;
  fault: string;
  /** Number of remaining requests with the fault; unlimited if absent. */
  times?: number;
}

/** The header with an intent's key, as in the page's vitrine:idempotency-header. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A report for monitoring, as it arrived. */
export interface ReportEntry {
  n: number;
  at: string;
  body: MonitoringReport;
}

/** Maximum number of calls in the log. */
const CALLS_KEPT = 200;
/** Maximum number of reports in the log. */
const REPORTS_KEPT = 50;

/** Everything the sandbox has received since it started or was reset, oldest first. */
export class State {
  leads: LeadEntry[] = [];
  events: EventEntry[] = [];
  calls: CallEntry[] = [];
  conversations: ConversationEntry[] = [];
  faults: FaultEntry[] = [];
  ledger: LedgerEntry[] = [];
  reports: ReportEntry[] = [];
  /** Ids of all calls asked since it started, or since they were forgotten; a reset keeps them. */
  readonly reached = new Set<string>();
  #last = 0;

  constructor(private readonly now: () => number) {}

  /** Returns a running number and the time of a new entry. */
  stamp(): { n: number; at: string } {
    this.#last += 1;
    return { n: this.#last, at: new Date(this.now()).toISOString() };
  }

  log(entry: CallEntry): CallEntry {
    this.reached.add(entry.call);
    this.calls.push(entry);
    if (this.calls.length > CALLS_KEPT) this.calls.shift();
    return entry;
  }

  receiveReport(body: MonitoringReport): void {
    this.reports.push({ ...this.stamp(), body });
    if (this.reports.length > REPORTS_KEPT) this.reports.shift();
  }

  /** Returns what an intent came to; undefined without a key, and at its first request. */
  entryOf(call: string, key: string): LedgerEntry | undefined {
    return key ? this.ledger.find((entry) => entry.call === call && entry.key === key) : undefined;
  }

  /** Records a request of an intent and returns its first id. Without a key every request is an intent of its own. */
  enter(call: string, key: string, id: string): string {
    const known = this.entryOf(call, key);
    if (known) known.times += 1;
    else this.ledger.push({ call, key, id, times: 1 });
    return known?.id ?? id;
  }

  /** Sets the fault of the next requests, replacing that of the same call; 'none' removes it. */
  setFault(entry: FaultEntry): void {
    this.faults = this.faults.filter(({ call }) => call !== entry.call);
    if (entry.fault !== 'none') this.faults.push(entry);
  }

  /** Returns the fault of this request: its call's own has precedence over the one for all. */
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
    this.reports = [];
    this.#last = 0;
  }
}

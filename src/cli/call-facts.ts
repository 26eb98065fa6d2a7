/** What is known of a call besides its definition, by the call's id. */
export interface CallFact {
  /** An input that the simulated services accept: path parameters, query, body, credentials, headers. */
  example: Record<string, unknown>;
  /** Tags of the widgets that make the call, sorted. */
  widgets: readonly string[];
}

export type CallFacts = Readonly<Record<string, CallFact>>;

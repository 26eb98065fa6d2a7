/** A record as the service has it. */
export interface SavedRecord<V, Version = number, Read = unknown> {
  values: V;
  /** The record itself, which goes back whole; undefined for one that is to be created. */
  read?: Read | undefined;
  /** Of the service: a number, or an ETag; undefined where it has none, or for a record that is to be created. */
  version?: Version | undefined;
}

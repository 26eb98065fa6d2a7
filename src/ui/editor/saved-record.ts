/** A record as the service has it. */
export interface SavedRecord<V, Version = number> {
  values: V;
  /** Of the service: a number, or an ETag; undefined where it has none, or for a record that is to be created. */
  version?: Version | undefined;
}

/** The labels of a subject's statuses in one language. */
export interface StatusLabels<S extends string = string> {
  STATUS_LABELS: Readonly<Record<S, string>>;
  UNKNOWN_STATUS: string;
}

/** Returns the label of a status; a neutral one if unknown (spec states#labels). */
export const statusLabel = (status: string, { STATUS_LABELS, UNKNOWN_STATUS }: StatusLabels): string =>
  Object.hasOwn(STATUS_LABELS, status) ? (STATUS_LABELS[status] as string) : UNKNOWN_STATUS;

import type { Status } from './statuses';

/** The labels of one language: status-labels.ts or status-labels.es-AR.ts. */
export interface StatusLabels {
  STATUS_LABELS: Readonly<Record<Status, string>>;
  UNKNOWN_STATUS: string;
}

/** Returns the label of a status; a neutral one if unknown (spec states#labels). */
export const statusLabel = (status: string, { STATUS_LABELS, UNKNOWN_STATUS }: StatusLabels): string =>
  Object.hasOwn(STATUS_LABELS, status) ? STATUS_LABELS[status as Status] : UNKNOWN_STATUS;

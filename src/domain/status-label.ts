import type { Status } from './statuses';

/** The labels of one language: status-labels.ts, or its Spanish. */
export interface StatusLabels {
  STATUS_LABELS: Readonly<Record<Status, string>>;
  UNKNOWN_STATUS: string;
}

/** What a visitor reads for a status, neutral where it is not known (spec states#labels). */
export const statusLabel = (status: string, { STATUS_LABELS, UNKNOWN_STATUS }: StatusLabels): string =>
  Object.hasOwn(STATUS_LABELS, status) ? STATUS_LABELS[status as Status] : UNKNOWN_STATUS;

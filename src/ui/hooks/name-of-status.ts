import { type StatusLabels, statusLabel } from '#domain/status/status-label';
import { reportProblem } from '#page/settings/report-problem';

/** Returns the label of a status; logs an unknown one once (spec states#labels). */
export function nameOfStatus(status: string, of: StatusLabels): string {
  const name = statusLabel(status, of);
  if (name === of.UNKNOWN_STATUS)
    reportProblem(`status ${status}`, `is none that is known, and shown as "${name}"`);
  return name;
}

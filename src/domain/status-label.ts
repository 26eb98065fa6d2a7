import type { Language } from './brands';
import * as portuguese from './status-labels';
import * as spanish from './status-labels.es-AR';
import type { Status } from './statuses';

/** Whether it is a status we know; one that is not is shown by its neutral label, and logged once (decisions). */
export const isStatus = (status: string): status is Status => Object.hasOwn(portuguese.STATUS_LABELS, status);

/** What a visitor reads for a status, neutral where it is not known (decisions). */
export function statusLabel(status: string, language: Language): string {
  const { STATUS_LABELS, UNKNOWN_STATUS } = language === 'es-AR' ? spanish : portuguese;
  return isStatus(status) ? STATUS_LABELS[status] : UNKNOWN_STATUS;
}

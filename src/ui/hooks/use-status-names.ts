import { type StatusLabels, statusLabel } from '#domain/status/status-label';
import { reportProblem } from '#page/settings/report-problem';
import { deferred } from '../core/deferred';
import { useHost } from '../core/host-context';
import { useDeferred } from '../core/use-deferred';

const labels = {
  // Small chunk: one language.
  'pt-BR': deferred(() => import('#domain/status/status-labels')),
  // Small chunk: one language.
  'es-AR': deferred(() => import('#domain/status/status-labels.es-AR')),
};

/** Returns the label of a status; logs an unknown one once (spec states#labels). */
export function nameOfStatus(status: string, of: StatusLabels): string {
  const name = statusLabel(status, of);
  if (name === of.UNKNOWN_STATUS)
    reportProblem(`status ${status}`, `is none that is known, and shown as "${name}"`);
  return name;
}

export interface StatusNames {
  /** Returns the label of a status in the visitor's language; undefined until the labels have loaded. */
  nameOf?: (status: string) => string;
  /** Number of failed attempts to load them. */
  failures: number;
  retry(): void;
}

/** Loads the labels of the statuses. */
export function useStatusNames(): StatusNames {
  const { module, failures, retry } = useDeferred(labels[useHost().language]);
  return { ...(module && { nameOf: (status) => nameOfStatus(status, module) }), failures, retry };
}

/** Returns the function that names a status in the visitor's language; empty names until the labels have loaded. */
export function useStatusName(): (status: string) => string {
  const { nameOf } = useStatusNames();
  return (status) => nameOf?.(status) ?? '';
}

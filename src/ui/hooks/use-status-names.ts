import { type StatusLabels, statusLabel } from '../../domain/status-label';
import { reportProblem } from '../../page/settings/report-problem';
import { deferred } from '../core/deferred';
import { useHost } from '../core/host-context';
import { useDeferred } from '../core/use-deferred';

const labels = {
  'pt-BR': deferred(() => import('../../domain/status-labels')),
  'es-AR': deferred(() => import('../../domain/status-labels.es-AR')),
};

/** Returns the label of a status; logs an unknown one once (spec states#labels). */
export function nameOfStatus(status: string, of: StatusLabels): string {
  const name = statusLabel(status, of);
  if (name === of.UNKNOWN_STATUS)
    reportProblem(`status ${status}`, `is none that is known, and shown as "${name}"`);
  return name;
}

/** Returns a function from a status to its label in the visitor's language; empty while the labels load. */
export function useStatusName(): (status: string) => string {
  const { module } = useDeferred(labels[useHost().language]);
  return (status) => (module ? nameOfStatus(status, module) : '');
}

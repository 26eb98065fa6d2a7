import { useCallback } from 'react';
import { VISIT_STATUS_LABELS } from '#domain/scheduling/visit-statuses';
import { useLabels } from '#ui/core/host-context';
import { nameOfStatus } from '#ui/hooks/name-of-status';

/** Returns the function that names the status of a visit or a test drive in the visitor's language. */
export function useVisitStatusName(): (status: string) => string {
  const labels = useLabels(VISIT_STATUS_LABELS);
  return useCallback((status) => nameOfStatus(status, labels), [labels]);
}

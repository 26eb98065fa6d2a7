import { useCallback } from 'react';
import { VISIT_STATUS_LABELS } from '#domain/scheduling/visit-statuses';
import { useMessages } from '#ui/core/host-context';
import { nameOfStatus } from '#ui/hooks/name-of-status';
import type { Tone } from '#ui/parts/Badge';

/** The tone of a visit's status; neutral for any other. */
export const VISIT_TONES: Readonly<Record<string, Tone>> = {
  A: 'success',
  P: 'info',
  R: 'danger',
  B: 'danger',
};

/** Returns the function that names the status of a visit or a test drive in the visitor's language. */
export function useVisitStatusName(): (status: string) => string {
  const labels = useMessages(VISIT_STATUS_LABELS);
  return useCallback((status) => nameOfStatus(status, labels), [labels]);
}

import type { TestDrive } from '#services/entities/schedule';
import { getTestDrive } from '#services/visitor-schedule';
import { useHost } from '#ui/core/host-context';
import { useTabShown } from '#ui/hooks/use-tab-shown';
import { useResource } from '#ui/resource/use-resource';

/** Loads a request, unless it was just made, and again when the visitor asks for it or returns to the tab. */
export function useTestDrive(id: string, made?: TestDrive) {
  const { signal } = useHost();
  const own = useResource({ key: id }, () => getTestDrive({ id }, { signal }), made);
  useTabShown(own.retry);
  return own;
}

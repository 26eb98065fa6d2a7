import { formatDate } from '#domain/time/calendar';
import { UPDATE_STATUSES, type UpdateStatus } from '#domain/vehicle/recall';
import { LoadedSection } from '#features/owner/LoadedSection';
import { getRecallUpdate, getSoftwareUpdate } from '#services/recall';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { texts } from './messages';

const [CREATED, VALIDATED]: readonly UpdateStatus[] = UPDATE_STATUSES;

/** The software update of a car: created by the dealer, then validated (RCL-06), and its versions (RCL-07). */
export function SoftwareUpdate({ id }: { id: string }) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const query = useQuery(
    () => Promise.all([getRecallUpdate({ id }, { signal }), getSoftwareUpdate({ id }, { signal })]),
    id,
  );
  return (
    <LoadedSection of={query} failure={messages.updateFailed}>
      {([{ status, createdAt, validatedAt }, { module, fromVersion, version }]) => {
        const isValidated = status === VALIDATED;
        // Of a status that is not known nothing is said but the versions.
        const isKnown = isValidated || status === CREATED;
        const date = isKnown && formatDate((isValidated ? validatedAt : createdAt) ?? '', language);
        const versions = { module: module || messages.module, from: fromVersion || '—', to: version ?? '' };
        return (
          <p>
            <b>{isValidated ? messages.updated : isKnown ? messages.updating : messages.statusUnknown}</b>
            {date && ` ${fillMessage(isValidated ? messages.updatedAt : messages.createdAt, { date })}`}
            {version && ` ${fillMessage(isValidated ? messages.versionNow : messages.versionNext, versions)}`}
          </p>
        );
      }}
    </LoadedSection>
  );
}

import { ManualText } from '#features/manuals/ManualText';
import type { Manual } from '#services/entities/manual';
import { orNull } from '#services/http/problem';
import { getManual } from '#services/manual';
import { useHost, useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { useQuery } from '#ui/hooks/use-query';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';

/** A manual as vt-manuals shows it, as the service has it now. */
export function ManualPreview({ id, onClose }: { id: string; onClose(): void }) {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const { value, failed, retry } = useQuery(
    async (): Promise<{ manual: Manual | null }> => ({ manual: await orNull(getManual({ id }, { signal })) }),
    id,
  );
  const manual = value?.manual;
  return (
    <Dialog title={messages.preview} wide onClose={onClose}>
      <div className="dialog-body">
        {failed && <Failed onRetry={retry} />}
        {!value && !failed && <Loading />}
        {manual === null && (
          <p className="notice bad" role="alert">
            {messages.missing}
          </p>
        )}
        {manual && (
          <ManualText manual={manual} text="">
            {manual.status !== 'PUBLISHED' && <p className="notice">{messages.previewDraft}</p>}
          </ManualText>
        )}
      </div>
    </Dialog>
  );
}

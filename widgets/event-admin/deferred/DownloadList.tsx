import { useState } from 'react';
import { saveCsv } from '#features/staff/save-csv';
import { getEventParticipantsFile } from '#services/events';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

/** Downloads the participants of an event, from the service's own file. */
export function DownloadList({ eventId }: { eventId: string }) {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'none'>('ready');
  const download = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const file = await getEventParticipantsFile({ id: eventId }, { signal });
      const problem = await saveCsv(file, `${messages.fileName}-${eventId}.csv`);
      setState(problem ? 'none' : 'ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button kind="plain" busy={state === 'busy'} onClick={() => void download()}>
        {state === 'busy' ? messages.downloading : messages.download}
      </Button>
      {state === 'failed' && (
        <FailureNotice onRetry={() => void download()}>{messages.downloadFailed}</FailureNotice>
      )}
      {state === 'none' && (
        <p className="notice bad" role="alert">
          {messages.noFile}
        </p>
      )}
    </>
  );
}

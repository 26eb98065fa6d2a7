import { useRef } from 'react';
import { useMessages } from '../core/host-context';
import { Button } from '../parts/Button';
import type { GeneratedFile } from './generated-file';
import { type GeneratedFileMessages, texts } from './messages';

/** Returns what is wrong with a file, in words; empty if nothing is. */
function problemText({ status, problem }: GeneratedFile, messages: GeneratedFileMessages): string {
  if (status === 'lost' || status === 'failed' || status === 'expired') return messages[status];
  if (!problem) return '';
  return status === 'ready' ? messages.notDownloaded : messages.notStarted;
}

/** A file that is generated, waited for and downloaded, with what there is to do in each state of it. */
export function GeneratedFileView({ file, isForbidden }: { file: GeneratedFile; isForbidden?: boolean }) {
  const messages = useMessages(texts);
  const area = useRef<HTMLDivElement>(null);
  const { status, isSaving, isFailing } = file;
  /** The button that is pressed goes with its state. */
  const act = (run: () => void) => () => {
    area.current?.focus({ preventScroll: true });
    run();
  };
  const problem = isForbidden ? messages.forbidden : problemText(file, messages);
  const isWaiting = status === 'starting' || status === 'generating';
  const said = isWaiting || status === 'ready' ? messages[status] : '';
  return (
    <div tabIndex={-1} ref={area} aria-busy={status === 'starting'}>
      <p role="status" className={said ? 'notice' : 'sr'}>
        {[said, status === 'generating' && isFailing && messages.isFailing].filter(Boolean).join(' ')}
      </p>
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {!isWaiting && (
        <div className="actions">
          {status === 'ready' ? (
            <>
              <Button busy={!!isSaving} onClick={file.download}>
                {isSaving ? messages.downloading : messages.download}
              </Button>
              <Button kind="plain" onClick={act(file.reset)}>
                {messages.another}
              </Button>
            </>
          ) : (
            <Button onClick={act(file.generate)}>{messages.generate}</Button>
          )}
        </div>
      )}
    </div>
  );
}

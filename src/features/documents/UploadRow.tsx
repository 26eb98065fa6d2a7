import { fillMessage, useHost, useMessages } from '../../ui/core/host-context';
import { fileSize } from '../../ui/fields/FileField';
import { useFocusLeaving } from '../../ui/parts/use-focus-leaving';
import { messages } from './messages';
import type { Upload, UploadProblem } from './queue';

interface UploadRowProps {
  upload: Upload;
  onRetry(): void;
  onCancel(): void;
  /** Called before it is removed while it has the focus. */
  onFocusLost(): void;
}

/** Returns the message why a file was not received. */
function useProblem(problem: UploadProblem | undefined): string {
  const w = useMessages(messages);
  // That the proposal is closed is said once, above the list.
  if (!problem || problem.kind === 'denied') return '';
  return problem.kind === 'refused' ? (problem.message ?? w.failed) : w[problem.kind];
}

/** One file being uploaded, or the reason why it was not received, with a retry. */
export function UploadRow({ upload, onRetry, onCancel, onFocusLost }: UploadRowProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  const row = useFocusLeaving<HTMLLIElement>(onFocusLost);
  const { file, state } = upload;
  const problem = useProblem(upload.problem);
  const denied = upload.problem?.kind === 'denied';
  const giveUp = state === 'failed' ? w.remove : w.cancel;
  return (
    <li className="upload" part="upload" data-state={state} ref={row}>
      <p className="upload-name">
        {file.name}{' '}
        <span className="muted">
          {fileSize(file.size, language)}
          {state !== 'failed' && ` · ${state === 'waiting' ? w.waiting : w.underway}`}
        </span>
      </p>
      <div className="upload-actions">
        {state === 'failed' && !denied && (
          <button
            className="link"
            type="button"
            aria-label={fillMessage(w.of, { action: w.retry, name: file.name })}
            onClick={() => {
              // The retry button is removed by its action; the other one stays.
              row.current?.querySelector<HTMLElement>('.upload-cancel')?.focus();
              onRetry();
            }}
          >
            {w.retry}
          </button>
        )}
        <button
          className="link upload-cancel"
          type="button"
          aria-label={fillMessage(w.of, { action: giveUp, name: file.name })}
          onClick={onCancel}
        >
          {giveUp}
        </button>
      </div>
      {state === 'sending' && (
        // The progress is unknown: only fetch can refuse redirects, and it reports no upload progress.
        <progress aria-label={fillMessage(w.sending, { name: file.name })} />
      )}
      <p className="upload-problem" role="alert">
        {state === 'failed' && problem}
      </p>
    </li>
  );
}

import { fillMessage, useHost, useMessages } from '../../ui/core/host-context';
import { fileSize } from '../../ui/fields/FileField';
import { useFocusLeaving } from '../../ui/hooks/use-focus-leaving';
import { messages } from './messages';
import type { Upload, UploadProblem } from './queue';

interface UploadRowProps {
  upload: Upload;
  onRetry(): void;
  onCancel(): void;
  /** It is about to go while the focus is within it. */
  onLeft(): void;
}

/** What a visitor reads where a file did not arrive. */
function useProblem(problem: UploadProblem | undefined): string {
  const w = useMessages(messages);
  // That nothing is taken any more is said above the list, once.
  if (!problem || problem.kind === 'denied') return '';
  return problem.kind === 'refused' ? (problem.message ?? w.failed) : w[problem.kind];
}

/** One file on its way, or why it did not arrive and another try. */
export function UploadRow({ upload, onRetry, onCancel, onLeft }: UploadRowProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  const row = useFocusLeaving<HTMLLIElement>(onLeft);
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
              // The button goes with what it mends; the other one stays.
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
        // How much has left is not known: only fetch can be kept from following a redirect, and it does not say.
        <progress aria-label={fillMessage(w.sending, { name: file.name })} />
      )}
      <p className="upload-problem" role="alert">
        {state === 'failed' && problem}
      </p>
    </li>
  );
}

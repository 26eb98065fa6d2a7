import { useHost, useMessages } from '#ui/core/host-context';
import { fileSize } from '#ui/fields/file-facts';
import { fillMessage } from '#ui/fill-message';
import { useFocusLeaving } from '#ui/parts/use-focus-leaving';
import { texts } from './messages';
import { PreviewLink } from './PreviewLink';
import { ENDABLE, type Upload, type UploadProblem } from './queue';
import type { useDocuments } from './use-documents';

interface UploadRowProps {
  upload: Upload;
  /** Whether it can pause, and continues where it stopped. */
  resumes: boolean;
  queue: ReturnType<typeof useDocuments>['queue'];
  /** Called before it is removed while it has the focus. */
  onFocusLost(): void;
}

type Kind = UploadProblem['kind'];
type KindOfList = 'denied' | (typeof ENDABLE)[number];

/** Whether a problem is said once, above the list, for all files. */
const isOfList = (kind: Kind): kind is KindOfList =>
  kind === 'denied' || (ENDABLE as readonly Kind[]).includes(kind);

/** Whether another try has nothing to send, or belongs to all files. */
const hasNoRetry = (kind: Kind): boolean => kind === 'unreadable' || isOfList(kind);

/** Returns the message why a file was not received. */
function useProblem(problem: UploadProblem | undefined): string {
  const messages = useMessages(texts);
  if (!problem) return '';
  const { kind, message } = problem;
  if (isOfList(kind)) return '';
  return kind === 'refused' ? (message ?? messages.failed) : messages[kind];
}

/** Returns the state of an upload in words; empty for a failed one, which has its problem. */
function useStateWords({ state, sent, file }: Upload, resumes: boolean): string {
  const { language } = useHost();
  const messages = useMessages(texts);
  if (state === 'failed') return '';
  const progress = fillMessage(messages.progress, {
    sent: fileSize(sent, language),
    size: fileSize(file.size, language),
    percent: Math.floor((100 * sent) / file.size),
  });
  if (state === 'sending') return resumes ? progress : messages.underway;
  const words = state === 'paused' ? messages.paused : messages.waiting;
  return sent > 0 ? `${words} · ${progress}` : words;
}

/** One file being uploaded, or the reason why it was not received, with a retry. */
export function UploadRow({ upload, resumes, queue, onFocusLost }: UploadRowProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const row = useFocusLeaving<HTMLLIElement>(onFocusLost);
  const { id, file, state, sent } = upload;
  const { name } = file;
  const problem = useProblem(upload.problem);
  const words = useStateWords(upload, resumes);
  const giveUp = state === 'failed' ? messages.remove : messages.cancel;
  const label = (action: string) => fillMessage(messages.of, { action, name });
  const next = {
    failed: upload.problem && hasNoRetry(upload.problem.kind) ? '' : messages.retry,
    paused: messages.resume,
    waiting: resumes ? messages.pause : '',
    sending: resumes ? messages.pause : '',
  }[state];
  const isWhole = sent >= file.size;
  return (
    <li className="upload" part="upload" data-state={state} ref={row}>
      <p className="upload-name">
        {name}{' '}
        <span className="muted">
          {resumes && (state === 'sending' || sent > 0)
            ? words
            : [fileSize(file.size, language), words].filter(Boolean).join(' · ')}
        </span>
      </p>
      <div className="upload-actions">
        <PreviewLink file={file} />
        {next && (
          <button
            className="link"
            type="button"
            aria-label={label(next)}
            onClick={() => {
              if (state === 'waiting' || state === 'sending') return queue.pause(id);
              // Without a pause this button is removed by its action; the other one stays.
              if (!resumes) row.current?.querySelector<HTMLElement>('.upload-cancel')?.focus();
              queue.retry(id);
            }}
          >
            {next}
          </button>
        )}
        <button
          className="link upload-cancel"
          type="button"
          aria-label={label(giveUp)}
          onClick={() => queue.cancel(id)}
        >
          {giveUp}
        </button>
      </div>
      {(state === 'sending' || (sent > 0 && !isWhole)) &&
        // Without chunks the progress is unknown: only fetch can refuse redirects, and it reports no upload progress.
        (resumes && !isWhole ? (
          <progress aria-label={fillMessage(messages.sending, { name })} max={file.size} value={sent} />
        ) : (
          <progress aria-label={fillMessage(messages.sending, { name })} />
        ))}
      <p className="upload-problem" role="alert">
        {state === 'failed' && problem}
      </p>
    </li>
  );
}

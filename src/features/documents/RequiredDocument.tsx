import { type DragEvent, useRef, useState } from 'react';
import { formatDate } from '#domain/time/calendar';
import { checkFiles, type FileRefusal } from '#domain/uploads/upload-check';
import { UPLOAD_FILES } from '#domain/uploads/upload-limits';
import type { WantedDocument } from '#services/entities/timeline';
import { useHost, useMessages } from '#ui/core/host-context';
import { droppedFiles } from '#ui/fields/dropped-files';
import { accepts, fileSize } from '#ui/fields/file-facts';
import { fillMessage } from '#ui/fill-message';
import { Badge, type Tone } from '#ui/parts/Badge';
import { texts } from './messages';
import { PreviewLink } from './PreviewLink';
import type { Upload } from './queue';
import { ACCEPT, SendActions } from './SendActions';
import { UploadRow } from './UploadRow';
import type { useDocuments } from './use-documents';

interface RequiredDocumentProps {
  wanted: WantedDocument;
  /** The displayed name of its type. */
  name: string;
  /** Level of its heading. */
  level: number;
  /** Maximum bytes of a file. */
  limit: number;
  uploads: readonly Upload[];
  /** Its files that were received since the page has loaded. */
  received: readonly File[];
  /** Whether no more documents are accepted. */
  closed: boolean;
  /** Whether an interrupted file continues where it stopped. */
  resumes: boolean;
  queue: ReturnType<typeof useDocuments>['queue'];
}

const TONES: Record<string, Tone> = { RECEIVED: 'info', APPROVED: 'success', REFUSED: 'danger' };

/** The state of its uploads in words, before that of the service; undefined without uploads under way. */
function useUploadState(uploads: readonly Upload[]) {
  const messages = useMessages(texts);
  const states = [
    { state: 'sending', words: messages.underway, tone: 'info' },
    { state: 'waiting', words: messages.waiting, tone: 'neutral' },
    { state: 'paused', words: messages.paused, tone: 'neutral' },
  ] as const;
  return states.find(({ state }) => uploads.some((each) => each.state === state));
}

/** What the service has, whatever becomes of it. */
const SENT: readonly string[] = ['RECEIVED', 'IN_ANALYSIS'];

/** One required document: its state, its uploads, and the buttons that add one. */
export function RequiredDocument(props: RequiredDocumentProps) {
  const { wanted, name, level, limit, uploads, received, closed, resumes, queue } = props;
  const { language } = useHost();
  const messages = useMessages(texts);
  const item = useRef<HTMLLIElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [over, setOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { type, status, fileName, receivedAt, note } = wanted;
  const underWay = useUploadState(uploads);
  const open = !closed && status !== 'APPROVED';
  const isMissing = status === 'MISSING' || status === 'REFUSED';
  // Of a status that is not known nobody says that there is one already.
  const isThere = SENT.includes(status) || received.length > 0;
  // What is listed below with a preview is not named again.
  const isListed = received.some((file) => file.name === fileName);
  const why = `why-${type}`;
  const Name = `h${level}` as 'h4' | 'h5';

  const take = (list: readonly File[], folders: readonly string[] = []) => {
    const { good, refused } = checkFiles(list, {
      accepts: (file) => accepts(ACCEPT, file),
      limit,
      known: [...uploads.map(({ file }) => file), ...received],
      most: UPLOAD_FILES,
    });
    const size = fileSize(limit, language);
    setRefusals([
      ...(folders.length > 0 ? [fillMessage(messages.refusals.folder, { names: folders.join(', ') })] : []),
      ...Object.entries(refused).map(([reason, files]) =>
        fillMessage(messages.refusals[reason as FileRefusal], {
          size,
          count: UPLOAD_FILES,
          names: files.map((file) => file.name).join(', '),
        }),
      ),
    ]);
    if (good.length > 0) queue.add(type, good);
  };
  const drop = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const { files, folders } = droppedFiles(event.dataTransfer);
      take(files, folders);
    },
  };
  const focusSend = () =>
    (item.current?.querySelector<HTMLElement>('.wanted-actions button') ?? heading.current)?.focus();

  return (
    <li className="wanted" part="document" data-over={over} ref={item} {...(open && drop)}>
      <div className="wanted-head">
        <Name className="wanted-name" tabIndex={-1} ref={heading}>
          {name} {wanted.required === false && <small className="muted">{messages.optional}</small>}
        </Name>
        <Badge tone={underWay?.tone ?? TONES[status] ?? 'neutral'}>
          {underWay?.words ?? messages.status[status] ?? messages.updating}
        </Badge>
      </div>
      {!isMissing && fileName && !isListed && (
        <p className="muted wanted-file">
          {[fileName, receivedAt && formatDate(receivedAt)].filter(Boolean).join(' · ')}
        </p>
      )}
      {status === 'REFUSED' && (
        <p className="wanted-file" id={why}>
          {note && <b>{fillMessage(messages.refusedFor, { reason: note })} </b>}
          {messages.refusedHint}
        </p>
      )}
      {received.length > 0 && (
        <ul className="uploads">
          {received.map((file) => (
            <li className="sent-file" key={`${file.name} ${file.size} ${file.lastModified}`}>
              <p className="upload-name">
                {file.name}{' '}
                <span className="muted">
                  {fileSize(file.size, language)} · {messages.arrived}
                </span>
              </p>
              <div className="upload-actions">
                <PreviewLink file={file} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {uploads.length > 0 && (
        <ul className="uploads">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} {...{ upload, resumes, queue }} onFocusLost={focusSend} />
          ))}
        </ul>
      )}
      <div className="upload-problem" role="alert">
        {refusals.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {open && (
        <SendActions
          type={type}
          name={name}
          about={status === 'REFUSED' ? why : undefined}
          action={
            status === 'REFUSED' ? messages.replace : isThere && !isMissing ? messages.more : messages.choose
          }
          onFiles={(files) => take([...(files ?? [])])}
          onFocusLost={() => heading.current?.focus()}
        />
      )}
    </li>
  );
}

import { type DragEvent, useRef, useState } from 'react';
import { UPLOAD_LIMIT } from '../../domain/constants/uploads';
import { formatDate } from '../../domain/format';
import type { WantedDocument } from '../../services/entities/timeline';
import { useMessages } from '../../ui/core/host-context';
import { accepts } from '../../ui/fields/FileField';
import { Badge } from '../../ui/parts/Badge';
import { messages } from './messages';
import type { Upload } from './queue';
import { ACCEPT, SendActions } from './SendActions';
import { UploadRow } from './UploadRow';

interface RequiredDocumentProps {
  wanted: WantedDocument;
  /** The displayed name of its type. */
  name: string;
  uploads: readonly Upload[];
  /** Whether the proposal accepts no more documents. */
  closed: boolean;
  onFiles(files: readonly File[]): void;
  onRetry(id: number): void;
  onCancel(id: number): void;
}

const TONES: Record<string, 'good' | 'bad'> = { RECEIVED: 'good', APPROVED: 'good', REFUSED: 'bad' };

/** One required document: its state, its uploads, and the buttons that add one. */
export function RequiredDocument({
  wanted,
  name,
  uploads,
  closed,
  onFiles,
  onRetry,
  onCancel,
}: RequiredDocumentProps) {
  const w = useMessages(messages);
  const item = useRef<HTMLLIElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [over, setOver] = useState(false);
  const [left, setLeft] = useState('');
  const { type, status, fileName, receivedAt } = wanted;
  const open = !closed && status !== 'APPROVED';
  const isReceived = status === 'RECEIVED' || status === 'APPROVED';

  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    const other = files.filter((file) => !accepts(ACCEPT, file));
    const large = files.filter((file) => file.size > UPLOAD_LIMIT && !other.includes(file));
    const good = files.filter((file) => !other.includes(file) && !large.includes(file));
    const messagesFor = (text: string, some: readonly File[]) =>
      some.length > 0 ? [`${text}: ${some.map((file) => file.name).join(', ')}`] : [];
    setLeft([...messagesFor(w.large, large), ...messagesFor(w.type, other)].join('. '));
    if (good.length > 0) onFiles(good);
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
      take(event.dataTransfer?.files);
    },
  };
  const focusSend = () =>
    (item.current?.querySelector<HTMLElement>('.wanted-actions button') ?? heading.current)?.focus();

  return (
    <li className="wanted" part="document" data-over={over} ref={item} {...(open && drop)}>
      <div className="wanted-head">
        <h5 tabIndex={-1} ref={heading}>
          {name} {wanted.required === false && <small className="muted">{w.optional}</small>}
        </h5>
        <Badge tone={TONES[status] ?? 'neutral'}>{w.status[status] ?? w.analysis}</Badge>
      </div>
      {isReceived && fileName && (
        <p className="muted wanted-file">
          {[fileName, receivedAt && formatDate(receivedAt)].filter(Boolean).join(' · ')}
        </p>
      )}
      {status === 'REFUSED' && <p className="wanted-file">{w.refusedHint}</p>}
      {uploads.length > 0 && (
        <ul className="uploads">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => onRetry(upload.id)}
              onCancel={() => onCancel(upload.id)}
              onFocusLost={focusSend}
            />
          ))}
        </ul>
      )}
      <p className="upload-problem" role="alert">
        {left}
      </p>
      {open && (
        <SendActions
          type={type}
          name={name}
          hasReceived={isReceived}
          onFiles={take}
          onFocusLost={() => heading.current?.focus()}
        />
      )}
    </li>
  );
}

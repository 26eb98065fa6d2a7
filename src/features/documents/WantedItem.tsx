import { type DragEvent, useRef, useState } from 'react';
import { UPLOAD_LIMIT } from '../../domain/constants/uploads';
import { formatDate } from '../../domain/format';
import type { WantedDocument } from '../../services/entities/timeline';
import { fillMessage, useMessages } from '../../ui/core/host-context';
import { accepts } from '../../ui/fields/FileField';
import { Badge } from '../../ui/parts/Badge';
import { Button } from '../../ui/parts/Button';
import { messages } from './messages';
import type { Upload } from './queue';
import { UploadRow } from './UploadRow';

/** Kinds of files the bank reads: ours, the documents name none. */
const ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

interface WantedItemProps {
  wanted: WantedDocument;
  /** What the visitor reads for its type. */
  name: string;
  uploads: readonly Upload[];
  /** The proposal takes nothing any more. */
  closed: boolean;
  onFiles(files: readonly File[]): void;
  onRetry(id: number): void;
  onCancel(id: number): void;
}

const TONES: Record<string, 'good' | 'bad'> = { RECEIVED: 'good', APPROVED: 'good', REFUSED: 'bad' };

/** One document that is wanted: where it stands, the files on their way, and how to send one. */
export function WantedItem({ wanted, name, uploads, closed, onFiles, onRetry, onCancel }: WantedItemProps) {
  const w = useMessages(messages);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const [over, setOver] = useState(false);
  const [left, setLeft] = useState('');
  const { type, status, fileName, receivedAt } = wanted;
  const open = !closed && status !== 'APPROVED';
  const there = status === 'RECEIVED' || status === 'APPROVED';

  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    const other = files.filter((file) => !accepts(ACCEPT, file));
    const large = files.filter((file) => file.size > UPLOAD_LIMIT && !other.includes(file));
    const good = files.filter((file) => !other.includes(file) && !large.includes(file));
    const messagesFor = (text: string, some: readonly File[]) =>
      some.length > 0 ? [`${text}: ${some.map((file) => file.name).join(', ')}`] : [];
    setLeft([...messagesFor(w.large, large), ...messagesFor(w.type, other)].join('. '));
    if (good.length > 0) onFiles(good);
    // The same file may be chosen again.
    for (const { current } of [chooser, camera]) if (current) current.value = '';
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
  const label = (action: string) => fillMessage(w.of, { action, name });
  const choose = there ? w.more : w.choose;

  return (
    <li className="wanted" part="document" data-over={over} ref={item} {...(open && drop)}>
      <div className="wanted-head">
        <h5>
          {name} {wanted.required === false && <small className="muted">{w.optional}</small>}
        </h5>
        <Badge tone={TONES[status] ?? 'neutral'}>{w.status[status] ?? w.analysis}</Badge>
      </div>
      {there && fileName && (
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
              onLeft={() => item.current?.querySelector<HTMLElement>('.wanted-actions button')?.focus()}
            />
          ))}
        </ul>
      )}
      <p className="upload-problem" role="alert">
        {left}
      </p>
      {open && (
        <div className="wanted-actions">
          <Button kind="plain" aria-label={label(choose)} onClick={() => chooser.current?.click()}>
            {choose}
          </Button>
          <Button
            kind="plain"
            aria-label={label(w.photo)}
            data-camera
            onClick={() => camera.current?.click()}
          >
            {w.photo}
          </Button>
          <input
            type="file"
            hidden
            multiple
            accept={ACCEPT}
            data-type={type}
            aria-label={label(choose)}
            ref={chooser}
            onChange={({ currentTarget }) => take(currentTarget.files)}
          />
          <input
            type="file"
            hidden
            accept="image/jpeg,image/png"
            capture="environment"
            aria-label={label(w.photo)}
            ref={camera}
            onChange={({ currentTarget }) => take(currentTarget.files)}
          />
        </div>
      )}
    </li>
  );
}

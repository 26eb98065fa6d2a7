import { useEffect, useRef, useState } from 'react';
import { checkFiles } from '#domain/uploads/upload-check';
import { UPLOAD_LIMIT } from '#domain/uploads/upload-limits';
import css from '#features/documents/documents.css?inline';
import { sendPrivately } from '#features/documents/private-files';
import { type Upload, uploadQueue } from '#features/documents/queue';
import { UploadRow } from '#features/documents/UploadRow';
import { described, ErrorLine } from '#ui/core/fields';
import { accepts } from '#ui/fields/file-facts';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { useStyles } from '#ui/hooks/use-styles';
import { Tag } from '#ui/parts/Badge';
import type { PrivateFilesProps } from './private-files-props';

/** Files of a record: sent to the private files as they are chosen (UPL-01), saved with the record by their ids. */
export function PrivateFiles(props: PrivateFilesProps) {
  const { name, ids, words, folder, kind, accepted, limit = UPLOAD_LIMIT, single = false } = props;
  useStyles(css);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const error = refused.length > 0 ? fillMessage(words.refused, { names: refused.join(', ') }) : props.error;
  const latest = useLatest(props);
  const [queue] = useState(() =>
    uploadQueue<string[]>({
      send: (batch, options) => sendPrivately(batch, folder, options),
      onChange(next) {
        setUploads(next);
        latest.current.onPending(next.length);
      },
      onArrived(arrived) {
        const { ids: present, onChange } = latest.current;
        onChange(single ? arrived : [...present, ...arrived]);
      },
      onGivenUp() {},
    }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  // It replaces the button that was pressed.
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const focus = () => box.current?.focus();
  const choose = (files: readonly File[]) => {
    const { good, refused: bad } = checkFiles(files, {
      accepts: (file) => accepts(accepted, file),
      limit,
      known: uploads.map(({ file }) => file),
      most: Number.POSITIVE_INFINITY,
    });
    setRefused(Object.values(bad).flatMap((each) => each.map((file) => file.name)));
    // The one that is still on its way would arrive last.
    if (single && good.length > 0) for (const { id } of uploads) queue.cancel(id);
    queue.add(kind, good);
  };
  return (
    <div tabIndex={-1} ref={box}>
      <fieldset className="field">
        <legend>
          {words.legend} <small>{words.optional}</small>
        </legend>
        <button
          className="button plain"
          type="button"
          {...described(name, error, words.hint)}
          onClick={() => input.current?.click()}
        >
          {words.choose}
        </button>
        <input
          className="sr"
          type="file"
          aria-label={words.choose}
          tabIndex={-1}
          accept={accepted}
          multiple={!single}
          ref={input}
          onChange={({ currentTarget }) => {
            choose([...(currentTarget.files ?? [])]);
            // A removed file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <ErrorLine name={name} {...(error && { error })} hint={words.hint} />
      </fieldset>
      {uploads.length > 0 && (
        <ul className="uploads">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} resumes queue={queue} onFocusLost={focus} />
          ))}
        </ul>
      )}
      <p className="muted small" role="status">
        {ids.length > 0 && words.count(ids.length)}
      </p>
      {ids.length > 0 && (
        <p>
          {ids.map((id, index) => (
            <Tag
              key={id}
              removeLabel={words.removeOf(id, index)}
              onRemove={() => {
                focus();
                props.onChange(ids.filter((each) => each !== id));
              }}
            >
              {words.nameOf(id, index)}
            </Tag>
          ))}
        </p>
      )}
    </div>
  );
}

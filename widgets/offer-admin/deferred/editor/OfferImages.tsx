import { useEffect, useRef, useState } from 'react';
import { checkFiles } from '#domain/uploads/upload-check';
import { UPLOAD_LIMIT } from '#domain/uploads/upload-limits';
import css from '#features/documents/documents.css?inline';
import { sendPrivately } from '#features/documents/private-files';
import { type Upload, uploadQueue } from '#features/documents/queue';
import { UploadRow } from '#features/documents/UploadRow';
import { described, ErrorLine } from '#ui/core/fields';
import { fillMessage, useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { countText } from '#ui/count-text';
import { accepts } from '#ui/fields/file-facts';
import { useStyles } from '#ui/hooks/use-styles';
import { Tag } from '#ui/parts/Badge';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import type { OfferValues } from './offer-values';

/** Where the pictures are among the private files (ours). */
const FOLDER = 'ofertas';
const KIND = 'imagens';
const ACCEPTED = 'image/*';

interface OfferImagesProps {
  form: Form<OfferValues>;
  /** Called with the number of pictures that have not arrived. */
  onPending(count: number): void;
}

/** The pictures of an offer: sent to the private files as they are chosen (UPL-01), saved with the offer by their ids. */
export function OfferImages({ form, onPending }: OfferImagesProps) {
  const messages = useMessages(pt, es);
  useStyles(css);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const error =
    refused.length > 0
      ? fillMessage(messages.imagesRefused, { names: refused.join(', ') })
      : form.errors.imageIds;
  const ids = form.values.imageIds ?? [];
  const latest = useRef({ form, onPending });
  latest.current = { form, onPending };
  const [queue] = useState(() =>
    uploadQueue<string[]>({
      send: (batch, options) => sendPrivately(batch, FOLDER, options),
      onChange(next) {
        setUploads(next);
        latest.current.onPending(next.length);
      },
      onArrived(arrived) {
        const { form } = latest.current;
        form.set({ imageIds: [...(form.values.imageIds ?? []), ...arrived] });
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
      accepts: (file) => accepts(ACCEPTED, file),
      limit: UPLOAD_LIMIT,
      known: uploads.map(({ file }) => file),
      most: Number.POSITIVE_INFINITY,
    });
    setRefused(Object.values(bad).flatMap((each) => each.map(({ name }) => name)));
    queue.add(KIND, good);
  };
  return (
    <div tabIndex={-1} ref={box}>
      <fieldset className="field">
        <legend>
          {messages.images} <small>{messages.optional}</small>
        </legend>
        <button
          className="button plain"
          type="button"
          {...described('imageIds', error, messages.imagesHint)}
          onClick={() => input.current?.click()}
        >
          {messages.chooseFiles}
        </button>
        <input
          className="sr"
          type="file"
          aria-label={messages.chooseFiles}
          tabIndex={-1}
          accept={ACCEPTED}
          multiple
          ref={input}
          onChange={({ currentTarget }) => {
            choose([...(currentTarget.files ?? [])]);
            // A removed file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <ErrorLine name="imageIds" {...(error && { error })} hint={messages.imagesHint} />
      </fieldset>
      {uploads.length > 0 && (
        <ul className="uploads">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} resumes queue={queue} onFocusLost={focus} />
          ))}
        </ul>
      )}
      <p className="muted small" role="status">
        {ids.length > 0 && countText(messages.imageCount, ids.length)}
      </p>
      {ids.length > 0 && (
        <p className="offer-images">
          {ids.map((id, index) => (
            <Tag
              key={id}
              removeLabel={fillMessage(messages.removeImage, { number: index + 1 })}
              onRemove={() => {
                focus();
                form.set({ imageIds: ids.filter((each) => each !== id) });
              }}
            >
              {fillMessage(messages.imageName, { number: index + 1 })}
            </Tag>
          ))}
        </p>
      )}
    </div>
  );
}

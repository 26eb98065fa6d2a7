import { useRef, useState } from 'react';
import { type Photo, type PhotoError, readPicture } from '#page/camera/photo';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

/** Most photos of a car; ours. */
const PHOTO_COUNT = 6;

/** A photo that is only shown: nothing of it is sent. */
export type ShownPhoto = Pick<Photo, 'picture'>;

/** A canvas needs no address, which a strict policy of the page could forbid. */
function Picture({ photo, name }: { photo: ShownPhoto; name: string }) {
  return (
    <canvas
      role="img"
      aria-label={name}
      width={photo.picture.width}
      height={photo.picture.height}
      ref={(canvas) => {
        canvas?.getContext('2d')?.drawImage(photo.picture, 0, 0);
      }}
    />
  );
}

interface PhotosProps {
  photos: readonly ShownPhoto[];
  /** Absent where the photos are only shown. */
  onChange?(change: (photos: readonly ShownPhoto[]) => readonly ShownPhoto[]): void;
}

/** Photos of the car, in memory only: no call takes them. */
export function Photos({ photos, onChange }: PhotosProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLFieldSetElement>(null);
  const [problem, setProblem] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [isReading, setReading] = useState(false);
  const add = async (files: readonly File[]) => {
    const room = PHOTO_COUNT - photos.length;
    setAnnouncement('');
    setProblem(files.length > room ? fillMessage(messages.photosFull, { count: PHOTO_COUNT }) : '');
    setReading(true);
    for (const file of files.slice(0, room)) {
      try {
        const photo = { picture: await readPicture(file) };
        if (signal.aborted) return;
        onChange?.((before) => [...before, photo].slice(0, PHOTO_COUNT));
      } catch (error) {
        const isLarge = (error as Partial<PhotoError>).reason === 'large';
        setProblem(
          fillMessage(isLarge ? messages.photoLarge : messages.photoUnreadable, { file: file.name }),
        );
      }
    }
    setReading(false);
  };
  const remove = (photo: ShownPhoto) => {
    onChange?.((before) => before.filter((one) => one !== photo));
    setAnnouncement(messages.photoRemoved);
    // The pressed button goes.
    area.current?.querySelector<HTMLElement>('.button')?.focus();
  };
  return (
    <fieldset className="field" aria-describedby="photos-hint" ref={area}>
      <legend>
        {messages.photos} {onChange && <small>{messages.optional}</small>}
      </legend>
      <p className="muted" id="photos-hint">
        {messages.photosHint}
      </p>
      {photos.length > 0 && (
        <ul className="photos">
          {photos.map((photo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a photo has no id
            <li key={index}>
              <Picture photo={photo} name={fillMessage(messages.photo, { number: index + 1 })} />
              {onChange && (
                <button className="link" type="button" onClick={() => remove(photo)}>
                  {fillMessage(messages.removePhoto, { number: index + 1 })}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {onChange && (
        <>
          <Button
            kind="plain"
            busy={isReading}
            disabled={photos.length >= PHOTO_COUNT}
            onClick={() => input.current?.click()}
          >
            {messages.addPhotos}
          </Button>
          <input
            className="sr"
            type="file"
            accept="image/*"
            multiple
            tabIndex={-1}
            aria-hidden="true"
            ref={input}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // The same photo may be chosen again after it was removed.
              currentTarget.value = '';
              add(files);
            }}
          />
          <p className="error" role="alert">
            {problem}
          </p>
          <p className="sr" role="status">
            {announcement}
          </p>
        </>
      )}
    </fieldset>
  );
}

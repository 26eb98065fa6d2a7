import { useEffect, useRef, useState } from 'react';
import { type Photo, type PhotoError, readPhoto, takePhoto } from '#page/camera/photo';
import { FileChoice } from '#ui/camera/FileChoice';
import { useCamera } from '#ui/camera/use-camera';
import { useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { CAMERA_ASPECT, CameraFrame } from '#ui/parts/CameraFrame';
import { StatusMessage } from '#ui/StatusMessage';
import { CameraButtons } from './CameraButtons';

import { useGuide } from './guide/use-guide';
import { texts } from './messages';
import { PhotoForm } from './PhotoForm';
import { NoFace, Tips } from './Tips';

const FRONT_CAMERA = { facing: 'user', width: 1280, height: 720 } as const;

/** A photo and where it came from; a camera's is shown as in a mirror, as its picture was. */
interface Taken extends Photo {
  id: number;
  isMirrored: boolean;
}

interface CaptureProps {
  helpUrl: string;
  /** Called when the camera or a file was asked for. */
  onBegin(): void;
}

/** The way of a photo: tips, camera, look at it, accepted by the service. */
export function Capture({ helpUrl, onBegin }: CaptureProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const area = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(FRONT_CAMERA);
  const [photo, setPhoto] = useState<Taken>();
  const [problem, setProblem] = useState('');
  /** The last photo in which the service found no face, and how many there were. */
  const [rejected, setRejected] = useState({ id: 0, count: 0 });
  const [isAccepted, setAccepted] = useState(false);
  /** Of the photo that is being made: an earlier one is dropped. */
  const turn = useRef(0);
  useEffect(() => () => void turn.current++, []);
  const { state } = camera;
  const canTake = state.name === 'live' && !state.isInterrupted;
  const guide = useGuide(video, canTake);
  /** Called before the focused element is removed. */
  const keepFocus = () => area.current?.focus({ preventScroll: true });

  const make = async (isMirrored: boolean, source: () => Promise<Photo | undefined>) => {
    const mine = ++turn.current;
    onBegin();
    setProblem('');
    try {
      const made = await source();
      if (turn.current !== mine) return;
      if (!made) return setProblem(messages.waiting);
      keepFocus();
      camera.stop();
      setPhoto({ ...made, id: mine, isMirrored });
    } catch (error) {
      if (turn.current === mine) setProblem(messages[(error as Partial<PhotoError>).reason ?? 'unreadable']);
    }
  };
  const takeNow = async () => {
    const element = video.current;
    // Some phones that save power start a picture only at a tap.
    await element?.play()?.catch(() => {});
    return element ? takePhoto(element, CAMERA_ASPECT) : undefined;
  };
  const chooseFile = (file: File) => make(false, () => readPhoto(file));
  const openCamera = () => {
    turn.current++;
    keepFocus();
    onBegin();
    setProblem('');
    camera.start();
  };
  const closeCamera = () => {
    turn.current++;
    keepFocus();
    setProblem('');
    camera.stop();
  };
  const retake = () => {
    keepFocus();
    setPhoto(undefined);
    if (photo?.isMirrored) camera.start();
  };

  const isOff = state.name === 'off';
  const step = isAccepted ? 'accepted' : photo ? 'photo' : isOff ? 'tips' : 'camera';
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // The picture together with its buttons.
    area.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  const isRejected = photo?.id === rejected.id;
  const again = isRejected ? 'main' : 'plain';
  const frame = state.name === 'failed' ? state.reason : state.name === 'live' ? 'live' : 'asking';
  return (
    <div tabIndex={-1} ref={area} className={isRejected ? 'capture rejected' : 'capture'}>
      {isRejected && <NoFace />}
      {isAccepted ? (
        <StatusMessage>{messages.done}</StatusMessage>
      ) : isOff && !photo ? (
        <Tips>
          <Button onClick={openCamera}>{messages.open}</Button>
          <FileChoice capture="user" kind="plain" label={messages.file} onFile={chooseFile} />
        </Tips>
      ) : (
        <CameraFrame
          state={frame}
          shape="face"
          mirrored={photo?.isMirrored ?? true}
          video={video}
          {...(state.name === 'live' && { stream: state.stream, interrupted: state.isInterrupted })}
          {...(photo
            ? { guide: isRejected ? '' : messages.check }
            : guide && { guide: messages.guides[guide] })}
          {...(photo && { photo: { picture: photo.picture, alt: messages.photo } })}
        >
          {photo ? (
            <PhotoForm
              key={photo.id}
              file={photo.file}
              isRejected={isRejected}
              rejections={rejected.count}
              helpUrl={helpUrl}
              onRejected={() => {
                keepFocus();
                setRejected({ id: photo.id, count: rejected.count + 1 });
              }}
              onAccepted={() => {
                keepFocus();
                setPhoto(undefined);
                setAccepted(true);
                host.emit('vt-security-photo-accepted', null);
              }}
            >
              {photo.isMirrored ? (
                <Button kind={again} onClick={retake}>
                  {messages.another}
                </Button>
              ) : (
                <FileChoice capture="user" kind={again} label={messages.another} onFile={chooseFile} />
              )}
            </PhotoForm>
          ) : (
            <CameraButtons
              state={state.name === 'failed' ? 'failed' : canTake ? 'live' : 'asking'}
              onTake={() => make(true, takeNow)}
              onRetry={openCamera}
              onFile={chooseFile}
              onClose={closeCamera}
            />
          )}
        </CameraFrame>
      )}
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { type PhotoError, takePhoto } from '#page/camera/photo';
import { useCamera } from '#ui/camera/use-camera';
import { useMessages } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import { Button } from '#ui/parts/Button';
import { CAMERA_ASPECT, CameraFrame } from '#ui/parts/CameraFrame';
import { texts } from './messages';

const BACK_CAMERA = { facing: 'environment', width: 1280, height: 720 } as const;

/** The camera of a question: it starts with this view, and stops with it. */
export function EvidenceCamera({ onPhoto }: { onPhoto(photo: File): void }) {
  const messages = useMessages(texts);
  const { state, start } = useCamera(BACK_CAMERA);
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState('');
  const isHere = useRef(true);
  const latestStart = useLatest(start);
  useEffect(() => {
    latestStart.current();
    return () => {
      isHere.current = false;
    };
  }, []);
  const take = async () => {
    setProblem('');
    try {
      const photo = video.current ? await takePhoto(video.current, CAMERA_ASPECT) : undefined;
      // Closed meanwhile: nobody asked for this photo any more.
      if (!isHere.current) return;
      if (photo) onPhoto(photo.file);
      else setProblem(messages.waiting);
    } catch (error) {
      const isProtected = (error as Partial<PhotoError>).reason === 'protected';
      if (isHere.current) setProblem(isProtected ? messages.protected : messages.photoFailed);
    }
  };
  const hasFailed = state.name === 'failed';
  const isLive = state.name === 'live';
  return (
    <>
      <CameraFrame
        state={hasFailed ? state.reason : isLive ? 'live' : 'asking'}
        shape="document"
        guide={isLive ? messages.guide : ''}
        video={video}
        {...(isLive && { stream: state.stream, interrupted: state.isInterrupted })}
      >
        <Button kind="plain" disabled={!isLive && !hasFailed} onClick={() => (hasFailed ? start() : take())}>
          {hasFailed ? messages.retry : messages.take}
        </Button>
      </CameraFrame>
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

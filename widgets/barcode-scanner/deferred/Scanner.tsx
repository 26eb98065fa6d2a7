import { useEffect, useRef, useState } from 'react';
import { addResult } from '#domain/scanner/scanner';
import { NEW_BARCODE } from '#domain/scanner/scanner-settings';
import { FileChoice } from '#ui/camera/FileChoice';
import { useCamera } from '#ui/camera/use-camera';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import { Button } from '#ui/parts/Button';
import { CameraFrame } from '#ui/parts/CameraFrame';
import type { Code } from './accept-code';
import { texts } from './messages';
import { type Result, Results } from './Results';
import { readingParts } from './reading-parts';
import { ScannerControls } from './ScannerControls';
import { TypedCode } from './TypedCode';
import { usePhoto } from './use-photo';
import { type ScanOptions, useScan } from './use-scan';

declare module '#page/core/events' {
  interface VitrineEvents {
    /**
     * A code was read or typed, and the scanner has stopped. The one event with what the visitor has read; it does not
     * reach the data layer. `hasCheckDigit`: of a VIN, whether its check digit is right, which not every VIN has to have.
     */
    'new-barcode': { code: string; format: string; hasCheckDigit?: boolean };
    /** A code was read or typed; of what kind and how, not which. */
    'vt-barcode-read': { format: string; way: 'camera' | 'photo' | 'typed' };
  }
}

/** The specification's capture size is what is read of it, the marked part. */
const BACK_CAMERA = { facing: 'environment', width: 1280, height: 720 } as const;

/** The way of a code: camera, photo or typed; then the list of what was read. */
export function Scanner(options: ScanOptions) {
  const { accept } = options;
  const host = useHost();
  const messages = useMessages(texts);
  const area = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(BACK_CAMERA);
  const [results, setResults] = useState<readonly Result[]>([]);
  /** Number of codes read: the focus goes to each. */
  const [count, setCount] = useState(0);
  const [typedCount, setTypedCount] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [problem, setProblem] = useState('');
  const [announcement, setAnnouncement] = useState('');
  /** What was asked for last, if its files did not load. */
  const again = useRef(() => {});
  const { state } = camera;
  const isOn = state.name === 'asking' || state.name === 'live';
  const isLive = state.name === 'live' && !state.isInterrupted;
  /** Called before the focused element is removed. */
  const keepFocus = () => area.current?.focus({ preventScroll: true });

  const report = (found: Code, way: 'camera' | 'photo' | 'typed', thumbnail?: HTMLCanvasElement) => {
    keepFocus();
    camera.stop();
    setProblem('');
    setAnnouncement('');
    const isSame = (one: Result, other: Result) => one.code === other.code && one.format === other.format;
    setResults((before) => addResult(before, { ...found, ...(thumbnail && { thumbnail }) }, isSame));
    setCount((before) => before + 1);
    host.emit('vt-barcode-read', { format: found.format, way });
    host.emit(NEW_BARCODE, { ...found });
  };
  const photo = usePhoto({
    ...options,
    onFound: (code, thumbnail) => report(code, 'photo', thumbnail),
    onProblem: setProblem,
  });
  const { hint, loading } = useScan({
    ...options,
    video,
    isOn: isOn || photo.isSearching,
    isLive,
    zoom,
    onCode: (code, thumbnail) => report(code, 'camera', thumbnail),
  });
  const { failures } = loading;
  const stopCamera = useLatest(camera.stop);
  // A camera that nothing looks through has no purpose; a retry begins it anew.
  useEffect(() => {
    if (failures) stopCamera.current();
  }, [failures]);
  useEffect(() => {
    if (!count) return;
    title.current?.focus({ preventScroll: true });
    area.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);

  const open = (device?: string) => {
    photo.cancel();
    if (!device) keepFocus();
    again.current = () => open(device);
    setProblem('');
    setAnnouncement('');
    setZoom(1);
    readingParts.retry();
    camera.start(device);
  };
  const stop = () => {
    keepFocus();
    camera.stop();
  };
  const readFile = (file: File) => {
    keepFocus();
    camera.stop();
    again.current = () => readFile(file);
    setProblem('');
    setAnnouncement('');
    photo.read(file);
  };

  const isOff = state.name === 'off';
  const words = { usual: messages.guide, longer: messages.guideLonger, other: messages.guideOther };
  const fileChoice = <FileChoice kind="plain" label={messages.file} onFile={readFile} />;
  return (
    <div tabIndex={-1} ref={area} className="scanner">
      {isOff ? (
        <>
          {results.length > 0 && (
            <Results
              results={results}
              title={title}
              isVin={!!results[0]?.hasCheckDigit || accept === 'vin'}
              onClear={() => {
                keepFocus();
                setResults([]);
                setAnnouncement(messages.cleared);
              }}
            />
          )}
          <div className="actions">
            <Button onClick={() => open()}>{results.length > 0 ? messages.next : messages.open}</Button>
            {fileChoice}
            {photo.isSearching && (
              <Button
                kind="plain"
                onClick={() => {
                  keepFocus();
                  photo.cancel();
                }}
              >
                {messages.cancel}
              </Button>
            )}
          </div>
          <p className="muted" role="status">
            {photo.isSearching ? messages.searching : announcement || messages.private}
          </p>
        </>
      ) : (
        <CameraFrame
          state={state.name === 'failed' ? state.reason : state.name === 'live' ? 'live' : 'asking'}
          shape="code"
          zoom={zoom}
          video={video}
          guide={words[hint]}
          {...(state.name === 'live' && { stream: state.stream, interrupted: state.isInterrupted })}
        >
          {state.name === 'failed' && <Button onClick={() => open()}>{messages.retry}</Button>}
          {fileChoice}
          <Button kind="plain" onClick={stop}>
            {messages.stop}
          </Button>
          {state.name === 'live' && (
            <ScannerControls
              key={state.stream.id}
              stream={state.stream}
              onZoom={setZoom}
              onCamera={(device) => open(device)}
            />
          )}
        </CameraFrame>
      )}
      {failures > 0 && !isOn && !photo.isSearching && (
        <FailureNotice attempt={failures} onRetry={() => again.current()} />
      )}
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {/* Stays, with what was typed; new once a code was used. */}
      <div hidden={isOn}>
        <TypedCode
          key={typedCount}
          accept={accept}
          onCode={(code) => {
            setTypedCount((before) => before + 1);
            report(code, 'typed');
          }}
        />
      </div>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { cameraLabel, zoomSteps } from '#domain/scanner/scanner';
import { type CameraDevice, listCameras } from '#page/camera/devices';
import { controlsOf, setTorch, setZoom, type TrackControls } from '#page/camera/track-controls';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

/** The picture is magnified up to this where the camera has no zoom: more shows nothing more. */
const OWN_ZOOM = 3;

interface ScannerControlsProps {
  stream: MediaStream;
  /** Called with the magnification of the picture, where the camera itself has none. */
  onZoom(zoom: number): void;
  onCamera(device: string): void;
}

/** Zoom, lamp and choice of the camera, as far as the device has them; new with each stream. */
export function ScannerControls({ stream, onZoom, onCamera }: ScannerControlsProps) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const [controls, setControls] = useState<TrackControls>(() => controlsOf(stream));
  const [cameras, setCameras] = useState<readonly CameraDevice[]>([]);
  const [step, setStep] = useState(0);
  const [isLit, setLit] = useState(false);
  const [isDark, setDark] = useState(false);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const found = await listCameras();
      if (isOver) return;
      setCameras(found);
      // Some cameras tell what they can do only once they run.
      setControls(controlsOf(stream));
    };
    look();
    navigator.mediaDevices?.addEventListener?.('devicechange', look, { signal });
    return () => {
      isOver = true;
      navigator.mediaDevices?.removeEventListener?.('devicechange', look);
    };
  }, [stream, signal]);
  const { zoom, hasTorch, device } = controls;
  const steps = zoom ? zoomSteps(zoom.min, zoom.max) : zoomSteps(1, OWN_ZOOM);
  const times = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const shown = times.format((steps[step] ?? 1) / (steps[0] ?? 1));
  const changeZoom = async (next: number) => {
    setStep(next);
    const value = steps[next] ?? 1;
    if (!zoom) return onZoom(value);
    await setZoom(stream, value);
  };
  const light = async () => {
    const isDone = await setTorch(stream, !isLit);
    setDark(!isDone);
    if (isDone) setLit(!isLit);
  };
  return (
    <div className="scanner-controls">
      <label className="zoom">
        <span>{messages.zoom}</span>
        <input
          type="range"
          min={0}
          max={steps.length - 1}
          step={1}
          value={step}
          aria-label={messages.zoom}
          aria-valuetext={fillMessage(messages.zoomValue, { value: shown })}
          onInput={({ currentTarget }) => changeZoom(Number(currentTarget.value))}
        />
        <span aria-hidden="true">{shown}×</span>
      </label>
      {hasTorch && (
        <Button kind="plain" aria-pressed={isLit} onClick={light}>
          {messages.torch}
        </Button>
      )}
      {cameras.length > 1 && (
        <label className="choose-camera">
          <span>{messages.camera}</span>
          <select
            className="input"
            part="input"
            value={device ?? ''}
            onChange={({ currentTarget }) => onCamera(currentTarget.value)}
          >
            {!device && <option value="" />}
            {cameras.map(({ id, label }, at) => (
              <option value={id} key={id}>
                {label ? cameraLabel(label, at + 1) : fillMessage(messages.cameraNumber, { number: at + 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="sr" role="status">
        {isDark && messages.torchFailed}
      </p>
    </div>
  );
}

import { type ReactNode, useRef, useState } from 'react';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { Form } from '#ui/core/use-form';
import { DeferredPart } from '#ui/DeferredPart';
import { FileField } from '#ui/fields/FileField';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

interface EvidenceFieldProps {
  form: Form<Record<string, File[]>>;
  name: string;
  label: ReactNode;
  optional?: string;
}

// Only who takes a photo needs the camera.
const cameraModule = deferred(() => import('./EvidenceCamera'));

/** Photos and files, chosen, dropped or taken with the camera; in memory only. */
export function EvidenceField({ form, name, ...field }: EvidenceFieldProps) {
  const messages = useMessages(texts);
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState('');
  const part = useRef<HTMLDivElement>(null);
  const camera = useDeferred(cameraModule, isOpen);
  const files = form.values[name] ?? [];
  const add = (photo: File) => {
    let number = 1;
    const nameOf = () => fillMessage(messages.photoName, { number });
    while (files.some((file) => file.name === nameOf())) number++;
    form.set({ [name]: [...files, new File([photo], nameOf(), { type: photo.type })] });
    form.touch(name);
    setTaken(fillMessage(messages.taken, { name: nameOf() }));
    // The button that took it is about to go.
    part.current?.querySelector<HTMLElement>('[data-camera]')?.focus();
    setOpen(false);
  };
  return (
    <div ref={part}>
      <FileField form={form} name={name} {...field} hint={messages.fileHint} accept="image/*,.pdf" multiple />
      <Button kind="plain" data-camera onClick={() => setOpen(!isOpen)}>
        {isOpen ? messages.closeCamera : messages.camera}
      </Button>
      {isOpen && (
        <DeferredPart of={camera}>{({ EvidenceCamera }) => <EvidenceCamera onPhoto={add} />}</DeferredPart>
      )}
      <p className="small" role="status">
        {taken}
      </p>
    </div>
  );
}

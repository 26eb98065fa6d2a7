import { useRef } from 'react';
import { useDropGuard } from '../hooks/use-drop-guard';
import { Button } from '../parts/Button';

interface FileChoiceProps {
  label: string;
  kind: 'main' | 'plain';
  /** The camera that phones open for it; without it they also offer the photos that they keep. */
  capture?: 'user' | 'environment';
  onFile(file: File): void;
}

/** Takes a picture from the device's own camera program or its photos, which needs no permission of the page. */
export function FileChoice({ label, kind, capture, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  useDropGuard();
  return (
    <>
      <Button kind={kind} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        type="file"
        hidden
        accept="image/*"
        capture={capture}
        aria-label={label}
        ref={input}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again, and none stays in the page.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

import { useRef } from 'react';
import { Button } from '../../../src/ui/parts/Button';

interface FileChoiceProps {
  label: string;
  kind: 'main' | 'plain';
  onFile(file: File): void;
}

/** Takes the photo with the device's own camera program, which needs no permission of the page. */
export function FileChoice({ label, kind, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        type="file"
        hidden
        accept="image/*"
        capture="user"
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

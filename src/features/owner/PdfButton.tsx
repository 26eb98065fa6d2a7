import { type ReactNode, useRef, useState } from 'react';
import { openPdf } from '#page/open-pdf';
import { kindOf, type ProblemKind } from '#services/http/problem';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { saveFile } from '#ui/save-file';

const messages = {
  'pt-BR': { newTab: '(abre em nova aba)', opening: 'Abrindo o documento…' },
  'es-AR': { newTab: '(se abre en una pestaña nueva)', opening: 'Abriendo el documento…' },
};

interface PdfButtonProps {
  /** What the document belongs to, for screen readers: several buttons may have the same text. */
  of: string;
  /** Name of the file, where it is downloaded. */
  fileName: string;
  /** Returns the message of a failure. */
  failure(kind: ProblemKind): string;
  load(): Promise<Blob>;
  onOpened(): void;
  children: ReactNode;
}

/** Opens a document of a service in a new tab, or downloads it; a second click while it loads has no effect. */
export function PdfButton({ of, fileName, failure, load, onOpened, children }: PdfButtonProps) {
  const labels = useMessages(messages);
  const [status, setStatus] = useState({ isOpening: false, failure: '' });
  const isBusy = useRef(false);
  const open = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStatus({ isOpening: true, failure: '' });
    let message = '';
    try {
      await openPdf(load, { opening: labels.opening, fileName, save: saveFile });
      onOpened();
    } catch (error) {
      message = failure(kindOf(error));
    } finally {
      isBusy.current = false;
      setStatus({ isOpening: false, failure: message });
    }
  };
  return (
    <>
      <Button kind="plain" busy={status.isOpening} onClick={open}>
        {children}
        <span className="sr">
          {' '}
          {of} {labels.newTab}
        </span>
      </Button>
      <p className="error" role="alert" aria-live="assertive">
        {status.failure}
      </p>
    </>
  );
}

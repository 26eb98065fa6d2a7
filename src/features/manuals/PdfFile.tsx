import { useRef, useState } from 'react';
import { type ManualFile, manualFileName, manualFileOf } from '#domain/manuals/manual-file';
import { openPdf } from '#page/open-pdf';
import { showsPdfInFrames } from '#page/pdf-viewer';
import { serviceBase } from '#page/settings/service-bases';
import type { Manual } from '#services/entities/manual';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { saveFile } from '#ui/save-file';
import { texts } from './messages';
import { PdfReader } from './PdfReader';
import { type FileAction, useManualFile } from './use-manual-file';

interface PdfFileProps {
  manual: Manual;
  onFile: ((how: FileAction) => void) | undefined;
}

/** A manual's PDF, or why there is none. */
export function PdfFile({ manual, onFile }: PdfFileProps) {
  const messages = useMessages(texts);
  const address = manual.fileUrl?.trim() ?? '';
  const file = manualFileOf(address, serviceBase('manual') ?? '');
  return (
    <section className="pdf" aria-labelledby="manual-pdf">
      <h4 id="manual-pdf">{messages.pdf}</h4>
      {file ? (
        <PdfActions title={manual.title} file={file} onFile={onFile} />
      ) : address ? (
        <p className="notice bad">{messages.unsafe}</p>
      ) : (
        <p className="muted">{messages.noPdf}</p>
      )}
    </section>
  );
}

/** Reading in the page, or in a tab where the browser has no viewer for the page; and downloading. */
function PdfActions({
  title,
  file,
  onFile,
}: { title: string; file: ManualFile } & Pick<PdfFileProps, 'onFile'>) {
  const messages = useMessages(texts);
  const actions = useRef<HTMLDivElement>(null);
  const { state, run, cancel } = useManualFile(file);
  const [shown, setShown] = useState<Blob | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  const { action, status, percent, problem } = state;
  const isLoading = status === 'loading';
  const fileName = manualFileName(title);

  const act: Record<FileAction, (load: () => Promise<Blob>) => Promise<void>> = {
    read: async (load) => setShown(await load()),
    open: (load) => openPdf(load, { opening: messages.opening, fileName, save: saveFile }),
    save: async (load) => saveFile(await load(), fileName),
  };
  const start = (how: FileAction) => run(how, (load) => act[how](load).then(() => onFile?.(how)));
  /** The pressed button goes: the focus returns to what began. */
  const focusOn = (how: FileAction | undefined) =>
    actions.current?.querySelector<HTMLElement>(`[name=${how}]`)?.focus();
  const button = (how: FileAction, label: string) => (
    <Button
      kind={how === 'save' ? 'plain' : 'main'}
      name={how}
      busy={isLoading && action === how}
      progress={percent === undefined ? undefined : percent / 100}
      disabled={isLoading}
      onClick={() => start(how)}
    >
      {label}
      {how === 'open' && <span className="small"> {messages.newTab}</span>}
    </Button>
  );
  return (
    <>
      <div className="actions" ref={actions}>
        {showsPdfInFrames() && !isBlocked ? button('read', messages.read) : button('open', messages.openPdf)}
        {button('save', messages.save)}
        {isLoading && (
          <Button
            kind="plain"
            onClick={() => {
              focusOn(action);
              cancel();
            }}
          >
            {messages.cancel}
          </Button>
        )}
      </div>
      <div className="muted small count">
        {/* The button says it to screen readers, once. */}
        {isLoading && (
          <span>
            {messages.loading} {percent !== undefined && `${percent}%`}
          </span>
        )}
        <span role="status">
          {status === 'canceled' && messages.canceled}
          {status === 'done' && action === 'save' && messages.saved}
        </span>
      </div>
      {status === 'failed' && problem && (
        <FailureNotice
          onRetry={() => {
            focusOn(action);
            if (action) start(action);
          }}
        >
          {messages[problem]}
        </FailureNotice>
      )}
      {isBlocked && (
        <p className="notice bad" role="alert">
          {messages.blocked}
        </p>
      )}
      {shown && (
        <PdfReader
          file={shown}
          title={title}
          onClose={() => {
            setShown(null);
            focusOn('read');
          }}
          onBlocked={() => {
            setShown(null);
            setBlocked(true);
            actions.current?.querySelector('button')?.focus();
          }}
        />
      )}
    </>
  );
}

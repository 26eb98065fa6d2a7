import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageDocument } from '#page/core/native';
import type { SafeUrl } from '#page/core/safe-url';
import { objectUrl } from '#page/safe-addresses';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

/** The directives of a page's policy that decide on a frame. */
const FRAMES = /^(frame|child|default|object)-src/;

interface PdfReaderProps {
  /** A PDF by its content and its type, so that the frame shows no page with scripts. */
  file: Blob;
  title: string;
  onClose(): void;
  /** Called if the page's Content-Security-Policy forbids the frame. */
  onBlocked(): void;
}

/** A PDF in the browser's own viewer. The address is revoked when the reader closes. */
export function PdfReader({ file, title, onClose, onBlocked }: PdfReaderProps) {
  const messages = useMessages(texts);
  const reader = useRef<HTMLElement>(null);
  const [address, setAddress] = useState<SafeUrl | ''>('');
  const blocked = useLatest(onBlocked);
  useLayoutEffect(() => {
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (FRAMES.test(effectiveDirective) && blockedURI.startsWith('blob')) blocked.current();
    };
    pageDocument.addEventListener('securitypolicyviolation', hear);
    const made = objectUrl(file);
    setAddress(made);
    return () => {
      pageDocument.removeEventListener('securitypolicyviolation', hear);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  useEffect(() => reader.current?.focus(), []);
  const name = fillMessage(messages.frame, { title });
  return (
    <section className="reader" aria-label={name} tabIndex={-1} ref={reader}>
      <Button kind="plain" onClick={onClose}>
        {messages.close}
      </Button>
      {address && <iframe part="reader" title={name} src={address} />}
    </section>
  );
}

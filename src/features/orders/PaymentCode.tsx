import { useRef, useState } from 'react';
import { copyText } from '#page/clipboard';
import { useMessages } from '#ui/core/host-context';
import { useOnChange } from '#ui/hooks/use-on-change';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

interface PaymentCodeProps {
  label: string;
  code: string;
  /** What is said of what is no code. */
  copied?: string;
  notCopied?: string;
  /** Whether it is copied rather than read, as on the phone that pays: a large button above the code. */
  copiesFirst?: boolean;
  /** Whether the press that led here was one to copy it, too; nothing is said if the browser does not. */
  copiesAtOnce?: boolean;
}

/** A code to pay with or a link, which can be selected, or copied by a button. */
export function PaymentCode({
  label,
  code,
  copiesFirst = false,
  copiesAtOnce = false,
  ...words
}: PaymentCodeProps) {
  const messages = { ...useMessages(texts), ...words };
  const [announcement, setAnnouncement] = useState('');
  const text = useRef<HTMLElement>(null);
  const copy = async () => {
    const done = await copyText(code);
    // What remains is to copy it by hand.
    if (!done && text.current) getSelection()?.selectAllChildren(text.current);
    setAnnouncement(done ? messages.copied : messages.notCopied);
  };
  useOnChange(code, () => {
    if (copiesAtOnce) copyText(code).then((done) => done && setAnnouncement(messages.copied));
  });
  const button = (
    <Button kind={copiesFirst ? 'main' : 'plain'} onClick={copy}>
      {messages.copy}
      <span className="sr"> {label}</span>
    </Button>
  );
  return (
    <div className={copiesFirst ? 'payment-code copies-first' : 'payment-code'}>
      <p className="muted">{label}</p>
      {copiesFirst && button}
      <code ref={text}>{code}</code>
      {!copiesFirst && button}
      <p className="small" role="status">
        {announcement}
      </p>
    </div>
  );
}

import { useRef, useState } from 'react';
import { copyText } from '#page/clipboard';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

interface PaymentCodeProps {
  label: string;
  code: string;
  /** What is said of what is no code. */
  copied?: string;
  notCopied?: string;
}

/** A code to pay with or a link, which can be selected, or copied by a button. */
export function PaymentCode({ label, code, ...words }: PaymentCodeProps) {
  const messages = { ...useMessages(pt, es), ...words };
  const [announcement, setAnnouncement] = useState('');
  const text = useRef<HTMLElement>(null);
  const copy = async () => {
    const done = await copyText(code);
    // What remains is to copy it by hand.
    if (!done && text.current) getSelection()?.selectAllChildren(text.current);
    setAnnouncement(done ? messages.copied : messages.notCopied);
  };
  return (
    <div className="payment-code">
      <p className="muted">{label}</p>
      <code ref={text}>{code}</code>
      <Button kind="plain" onClick={copy}>
        {messages.copy}
        <span className="sr"> {label}</span>
      </Button>
      <p className="small" role="status">
        {announcement}
      </p>
    </div>
  );
}

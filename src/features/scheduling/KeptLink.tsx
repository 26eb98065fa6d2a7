import { useRef, useState } from 'react';
import { copyText } from '#page/clipboard';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import css from './kept-link.css?inline';
import { texts } from './messages';

/** The address with which a visitor comes back to an appointment, which can be selected, or copied by a button. */
export function KeptLink({ link, hint }: { link: string; hint: string }) {
  const messages = useMessages(texts);
  const [announcement, setAnnouncement] = useState('');
  const text = useRef<HTMLElement>(null);
  useStyles(css);
  const copy = async () => {
    const isDone = await copyText(link);
    // What remains is to copy it by hand.
    if (!isDone && text.current) getSelection()?.selectAllChildren(text.current);
    setAnnouncement(isDone ? messages.linkCopied : messages.linkNotCopied);
  };
  return (
    <div className="kept-link">
      <p>{hint}</p>
      <code ref={text}>{link}</code>
      <Button kind="plain" onClick={copy}>
        {messages.copyLink}
      </Button>
      <p className="muted" role="status">
        {announcement}
      </p>
    </div>
  );
}

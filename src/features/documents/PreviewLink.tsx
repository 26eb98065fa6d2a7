import { useLayoutEffect, useState } from 'react';
import type { SafeUrl } from '#page/core/safe-url';
import { objectUrl } from '#page/safe-addresses';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';
import { previewOf } from './preview';

/**
 * Opens a chosen file in the browser's own viewer, in a new tab: a strict policy of the page forbids frames and images
 * of blobs, not a navigation. The address is revoked when the link is removed.
 */
export function PreviewLink({ file }: { file: File }) {
  const messages = useMessages(texts);
  const [address, setAddress] = useState<SafeUrl | ''>('');
  useLayoutEffect(() => {
    const made = objectUrl(previewOf(file));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!address) return null;
  return (
    <a
      className="link"
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={fillMessage(messages.viewOf, { name: file.name })}
    >
      {messages.view}
    </a>
  );
}

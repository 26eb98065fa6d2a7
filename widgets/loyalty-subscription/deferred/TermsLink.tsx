import { safeUrl } from '#page/core/safe-url';
import { useMessages } from '#ui/core/host-context';
import { texts } from './messages';

/** The link to the program's terms; nothing without an address. */
export function TermsLink({ url }: { url: string }) {
  const messages = useMessages(texts);
  const address = safeUrl(url);
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noopener">
      {messages.terms}
      <span className="sr"> {messages.newTab}</span>
    </a>
  );
}

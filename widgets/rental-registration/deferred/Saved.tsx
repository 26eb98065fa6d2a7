import { inLanguage } from '#domain/core/languages';
import { country } from '#page/core/metadata';
import { safeUrl } from '#page/core/safe-url';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Success } from '#ui/parts/Success';
import { texts } from './messages';
import type { Outcome } from './save-registration';

interface SavedProps {
  outcome: Outcome;
  nextUrl: string;
  onEdit(): void;
}

/** That the registration is saved, what the service still misses of it, and the way on. */
export function Saved({ outcome: { user, isNew }, nextUrl, onEdit }: SavedProps) {
  const messages = useMessages(texts);
  const { language } = useHost();
  const next = safeUrl(nextUrl);
  const names: Record<string, string> = country() === 'AR' ? messages.missingInArgentina : messages.missing;
  // A field that the page has no name for is not shown by its name in the service.
  const missing = (user.missing ?? []).map((name) => names[name] ?? messages.missingOther);
  const list = new Intl.ListFormat(inLanguage(language, 'pt-BR', 'es-AR')).format([...new Set(missing)]);
  return (
    <>
      <Success>
        <FocusHeading level={3}>{isNew ? messages.created : messages.updated}</FocusHeading>
        <p>{missing.length > 0 ? fillMessage(messages.stillMissing, { fields: list }) : messages.complete}</p>
      </Success>
      <div className="actions">
        {next && (
          <a className="button" part="button" href={next}>
            {messages.goOn}
          </a>
        )}
        <Button kind="plain" onClick={onEdit}>
          {messages.edit}
        </Button>
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { formatDate } from '#domain/time/calendar';
import type { Manual } from '#services/entities/manual';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { useStyles } from '#ui/hooks/use-styles';
import css from './manual.css?inline';
import { texts } from './messages';
import { PdfFile } from './PdfFile';
import { Sections } from './Sections';
import type { FileAction } from './use-manual-file';

interface ManualTextProps {
  manual: Manual;
  /** The words with which the search in the manual begins. */
  text: string;
  /** Called when its file was read, opened or downloaded. */
  onFile?(how: FileAction): void;
  /** What stands between its title and its file. */
  children?: ReactNode;
}

/** A manual as customers read it: its file and its sections. */
export function ManualText({ manual, text, onFile, children }: ManualTextProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  const { title, modelName, updatedAt, fileUrl, sections } = manual;
  const date = formatDate(updatedAt ?? '', language);
  const hasText = (sections ?? []).length > 0;
  return (
    <article className="manual">
      <h3 tabIndex={-1} lang={manual.language || undefined}>
        <HeadingText>{title}</HeadingText>
      </h3>
      <p className="muted small">
        {[modelName, date && fillMessage(messages.updated, { date })].filter(Boolean).join(' · ')}
      </p>
      {children}
      {hasText || fileUrl ? <PdfFile manual={manual} onFile={onFile} /> : <p>{messages.nothing}</p>}
      {hasText ? (
        <Sections sections={sections ?? []} text={text} language={manual.language ?? ''} />
      ) : (
        fileUrl && <p className="muted">{messages.noText}</p>
      )}
    </article>
  );
}

import type { ReactNode } from 'react';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';
import { type DocumentSource, missingOf } from './source';
import type { useDocuments } from './use-documents';

interface ListStateProps {
  documents: ReturnType<typeof useDocuments>;
  /** Returns the displayed name of a type. */
  nameOf(type: string): string;
  subject: DocumentSource['subject'];
  /** Whether no more documents are accepted. */
  closed: boolean;
  /** A notice that holds all uploads up. */
  obstacle: ReactNode;
}

/**
 * What is missing, and what the visitor must know of all uploads. The regions are there before their texts: only then do
 * screen readers say them. Progress is never announced, only the begin and the end of each file.
 */
export function ListState({ documents, nameOf, subject, closed, obstacle }: ListStateProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { list, uploads, arrivals, unfinished, offline } = documents;
  const said = list && missingOf(list);
  const missing = said ?? [];
  /** What is missing was not said: nothing is called complete. */
  const isUnsaid = !said;
  const arrival = arrivals.at(-1);
  const sending = uploads.find(({ state }) => state === 'sending');
  const paused = uploads.find(({ state }) => state === 'paused');
  const isComplete = !isUnsaid && missing.length === 0;
  const join = (names: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  const lost = [...new Set(unfinished)].map((type) => {
    const count = unfinished.filter((each) => each === type).length;
    return fillMessage(count === 1 ? messages.files.one : messages.files.many, { name: nameOf(type), count });
  });
  const arrived =
    arrival &&
    fillMessage(arrival.files.length === 1 ? messages.sent : messages.sentMany, {
      name: nameOf(arrival.type),
      file: arrival.files[0]?.name ?? '',
      count: arrival.files.length,
    });
  const left = fillMessage(missing.length === 1 ? messages.one : messages.many, {
    count: missing.length,
    names: join(missing.map(nameOf)),
  });
  const done = (
    <>
      <b>{messages.complete}</b> {messages.completeHints[subject]}
    </>
  );
  const nothingAsked = !list?.documents?.length;
  return (
    <>
      <p
        className={nothingAsked || isUnsaid ? 'muted' : isComplete ? 'notice' : 'documents-missing'}
        role="status"
      >
        {nothingAsked ? messages.noneAsked : isComplete ? done : isUnsaid ? '' : left}
      </p>
      {/* Outside the list: what was received is announced once, by name. */}
      <p className="sr" role="status" key={arrivals.length}>
        {arrived}
      </p>
      {lost.length > 0 && (
        <p className="notice" role="status">
          {fillMessage(messages.unfinished, { names: join(lost) })}
        </p>
      )}
      <div role="status">{offline && <p className="notice bad">{messages.offlineNote}</p>}</div>
      {closed && (
        <p className="notice bad" role="alert">
          {messages.denied[subject]}
        </p>
      )}
      {obstacle}
      <p className="sr" role="status">
        {sending && fillMessage(messages.sending, { name: sending.file.name })}
        {!sending && paused && fillMessage(messages.pausedNote, { name: paused.file.name })}
      </p>
    </>
  );
}

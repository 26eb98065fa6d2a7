import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UPLOAD_FILES, UPLOAD_LIMIT } from '#domain/uploads/upload-limits';
import type { WantedDocument } from '#services/entities/timeline';
import { useHost, useMessages } from '#ui/core/host-context';
import { fileSize } from '#ui/fields/file-facts';
import { fillMessage } from '#ui/fill-message';
import { useDropGuard } from '#ui/hooks/use-drop-guard';
import { useStyles } from '#ui/hooks/use-styles';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { useFocusLeaving } from '#ui/parts/use-focus-leaving';
import { useLeaveGuard } from '#ui/parts/use-leave-guard';
import { AdditionalDocument, documentName } from './AdditionalDocument';
import css from './documents.css?inline';
import { ListState } from './ListState';
import { texts } from './messages';
import { ObstacleNotice } from './ObstacleNotice';
import { ENDABLE } from './queue';
import { RequiredDocument } from './RequiredDocument';
import { type DocumentSource, missingOf } from './source';
import { type Arrival, useDocuments } from './use-documents';

interface DocumentListProps {
  source: DocumentSource;
  /** Level of its heading. */
  level: 3 | 4;
  /** Maximum bytes of a file. */
  limit?: number;
  /** Replaces the failure if the service knows no such order or proposal. */
  notFound?: ReactNode;
  /** Address of the page on which an identity is validated; none by default. */
  identityUrl?: string;
  /** Called when files were received. */
  onSent?(arrival: Arrival): void;
  /** Called when the last missing document was received. */
  onDone?(): void;
}

interface ListFailureProps {
  failures: number;
  busy: boolean;
  onRetry(): void;
  /** Called before it is removed while it has the focus. */
  onFocusLost(): void;
}

/** A notice that the list could not be loaded; the retry button stays while loading. */
function ListFailure({ failures, busy, onRetry, onFocusLost }: ListFailureProps) {
  const own = useFocusLeaving<HTMLDivElement>(onFocusLost);
  return (
    <div ref={own}>
      <Failed onRetry={onRetry} busy={busy} attempt={failures} />
    </div>
  );
}

const added = (type: string): WantedDocument => ({
  type,
  name: '',
  required: false,
  status: 'MISSING',
  note: '',
});

/** Documents to send: those that are asked for and others, with their uploads (spec reservations#documents). */
export function DocumentList({
  source,
  level,
  limit = UPLOAD_LIMIT,
  notFound,
  identityUrl = '',
  onSent,
  onDone,
}: DocumentListProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const documents = useDocuments(source, onSent);
  const { list, failures, unknown, loading, reload, uploads, arrivals, queue } = documents;
  const [others, setOthers] = useState<readonly string[]>([]);
  useStyles(css);
  useDropGuard();
  const denied = uploads.some(({ problem }) => problem?.kind === 'denied');
  const obstacle = ENDABLE.find((kind) => uploads.some(({ problem }) => problem?.kind === kind));
  useLeaveGuard(
    obstacle !== undefined ||
      uploads.some(({ state, problem }) => state !== 'failed' || problem?.kind === 'session'),
  );

  const missing = list && missingOf(list)?.length;
  const before = useRef(missing);
  useEffect(() => {
    if (missing === 0 && before.current) onDone?.();
    before.current = missing;
  }, [missing, onDone]);

  const title = useRef<HTMLHeadingElement>(null);
  const refocus = useRef(false);
  // After the list has replaced the failure notice: only now there is a title.
  useLayoutEffect(() => {
    if (list && refocus.current) title.current?.focus();
    refocus.current = false;
  }, [list]);

  if (!list && unknown && notFound) return notFound;
  if (!list && failures) {
    return (
      <ListFailure
        failures={failures}
        busy={loading}
        onRetry={reload}
        onFocusLost={() => {
          refocus.current = true;
        }}
      />
    );
  }
  if (!list) return <Loading label={messages.loading} />;

  const wanted = list.documents ?? [];
  const nameOf = (type: string) =>
    documentName(type, language, wanted.find((each) => each.type === type)?.name ?? undefined);
  const items = [
    ...wanted,
    ...others.filter((type) => !wanted.some((each) => each.type === type)).map(added),
  ];
  const Title = `h${level}` as const;
  return (
    <div className="documents" part="documents">
      <Title className="documents-title" tabIndex={-1} ref={title}>
        {messages.titles[source.subject]}
      </Title>
      <ListState
        {...{ documents, nameOf, subject: source.subject, closed: denied }}
        obstacle={
          obstacle && (
            <ObstacleNotice
              kind={obstacle}
              customer={source.customer?.() ?? ''}
              identityUrl={identityUrl}
              onRetry={() => queue.retryAll(obstacle)}
              onFocusLost={() => title.current?.focus()}
            />
          )
        }
      />
      {!denied && (
        <p className="muted">
          {fillMessage(messages.rules, { size: fileSize(limit, language), count: UPLOAD_FILES })}
        </p>
      )}
      {items.length > 0 && (
        <ul className="wanted-list">
          {items.map((each) => (
            <RequiredDocument
              key={each.type}
              wanted={each}
              name={nameOf(each.type)}
              level={level + 1}
              limit={limit}
              uploads={uploads.filter(({ type }) => type === each.type)}
              received={arrivals.filter(({ type }) => type === each.type).flatMap(({ files }) => files)}
              closed={denied}
              resumes={source.resumes()}
              queue={queue}
            />
          ))}
        </ul>
      )}
      {!denied && (
        <AdditionalDocument
          listed={items.map(({ type }) => type)}
          onAdd={(type) => setOthers((before) => [...before, type])}
          onFocusLost={() => title.current?.focus()}
        />
      )}
    </div>
  );
}

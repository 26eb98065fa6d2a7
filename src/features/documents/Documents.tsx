import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UPLOAD_LIMIT } from '../../domain/constants/uploads';
import type { WantedDocument } from '../../services/entities/timeline';
import { fillMessage, useHost, useMessages } from '../../ui/core/host-context';
import { fileSize } from '../../ui/fields/FileField';
import { useStyles } from '../../ui/hooks/use-styles';
import { Failed } from '../../ui/parts/Failed';
import { Loading } from '../../ui/parts/Loading';
import { useFocusLeaving } from '../../ui/parts/use-focus-leaving';
import { useLeaveGuard } from '../../ui/parts/use-leave-guard';
import { AdditionalDocument, documentName } from './AdditionalDocument';
import css from './documents.css?inline';
import { messages } from './messages';
import { RequiredDocument } from './RequiredDocument';
import { useDocuments } from './use-documents';

interface DocumentsProps {
  proposalId: string;
  /** Whether the proposal is with PSA, which has its own address for documents (FIN-09). */
  psa: boolean;
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

const added = (type: string): WantedDocument => ({ type, name: '', required: false, status: 'MISSING' });

/** The documents of a proposal: required and missing ones, uploaded one by one (spec reservations#documents). */
export function Documents({ proposalId, psa, onDone }: DocumentsProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  const { list, failures, loading, reload, uploads, arrival, add, retry, cancel } = useDocuments(
    proposalId,
    psa,
  );
  const [others, setOthers] = useState<readonly string[]>([]);
  useStyles(css);
  const denied = uploads.some(({ problem }) => problem?.kind === 'denied');
  const sending = uploads.find(({ state }) => state === 'sending');
  const underWay = uploads.some(({ state }) => state !== 'failed');
  useLeaveGuard(underWay);

  const missing = list?.missing?.length;
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
  if (!list) return <Loading label={w.loading} />;

  const wanted = list.documents ?? [];
  const nameOf = (type: string) =>
    documentName(type, language, wanted.find((each) => each.type === type)?.name ?? undefined);
  const items = [
    ...wanted,
    ...others.filter((type) => !wanted.some((each) => each.type === type)).map(added),
  ];
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    (list.missing ?? []).map(nameOf),
  );
  return (
    <div className="documents" part="documents">
      <h4 className="documents-title" tabIndex={-1} ref={title}>
        {w.title}
      </h4>
      <p className={missing === 0 ? 'notice' : 'documents-missing'} role="status">
        {missing === 0 ? (
          <>
            <b>{w.complete}</b> {w.completeHint}
          </>
        ) : (
          fillMessage(missing === 1 ? w.one : w.many, { count: missing ?? 0, names })
        )}
      </p>
      {/* Outside the list: each received document is announced once, by name. */}
      <p className="sr" role="status" key={arrival?.count}>
        {arrival && fillMessage(w.sent, { name: nameOf(arrival.type), file: arrival.file })}
      </p>
      {denied ? (
        <p className="notice bad" role="alert">
          {w.denied}
        </p>
      ) : (
        <p className="muted">{fillMessage(w.rules, { size: fileSize(UPLOAD_LIMIT, language) })}</p>
      )}
      <ul className="wanted-list">
        {items.map((each) => (
          <RequiredDocument
            key={each.type}
            wanted={each}
            name={nameOf(each.type)}
            uploads={uploads.filter(({ type }) => type === each.type)}
            closed={denied}
            onFiles={(files) => add(each.type, files)}
            onRetry={retry}
            onCancel={cancel}
          />
        ))}
      </ul>
      {!denied && (
        <AdditionalDocument
          listed={items.map(({ type }) => type)}
          onAdd={(type) => setOthers((before) => [...before, type])}
          onFocusLost={() => title.current?.focus()}
        />
      )}
      {/* Here before its text: only then do screen readers say it. */}
      <p className="sr" role="status">
        {sending && fillMessage(w.sending, { name: sending.file.name })}
      </p>
    </div>
  );
}

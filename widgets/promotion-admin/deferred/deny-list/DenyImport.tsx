import { useEffect, useRef, useState } from 'react';
import type { Country, Language } from '#domain/core/brands';
import { documentDoubt, readListDocument } from '#domain/person/list-document';
import { useAnswerOwner } from '#features/session/use-account-content';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { useConfirmation } from '#features/staff/use-confirmation';
import { country } from '#page/core/metadata';
import type { DenyList } from '#services/entities/promotion';
import { otherVersion } from '#services/http/other-version';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import type { RowCheck } from '#ui/import/checked-rows';
import { ListImport } from '#ui/import/ListImport';
import type { RowCells } from '#ui/import/list-rows';
import { Button } from '#ui/parts/Button';
import { DifferenceTable } from './DifferenceTable';
import { differencesOf, type ImportMode, isSameList, type Wanted, wantedOf } from './differences';
import { documentText, isDocument } from './documents';
import { type DenyMessages, texts } from './messages';
import type { DenyListCalls } from './use-deny-list';

/** Entries from which on the number of those that are removed has to be typed: a slip is dear. */
const TYPED_FROM = 20;

const columnsOf = (messages: DenyMessages, isShown: boolean) => [
  {
    id: 'document',
    label: messages.document,
    names: ['CPF', 'CNPJ', 'CPF/CNPJ', 'CUIT', 'CUIL', 'DNI', 'Documento'],
    hidden: (text: string) => documentText(text, country() as Country, isShown),
  },
  { id: 'reason', label: messages.reason, names: ['Motivo'], optional: true },
];

function checkRow(
  { document = '', reason = '' }: RowCells,
  messages: DenyMessages,
  language: Language,
): RowCheck<Wanted> {
  const read = readListDocument(document, (bare) => isDocument(bare, country() as Country));
  return 'document' in read
    ? { value: { document: read.document, reason: reason.trim() } }
    : { problems: { document: documentDoubt(read, language) || messages.documentWrong } };
}

/** What is about to be sent: the change of a list as it was when they were compared. */
interface Sending {
  mode: ImportMode;
  wanted: readonly Wanted[];
  compared: DenyList;
}

interface DenyImportProps {
  list: DenyListCalls;
  name: string;
  isShown: boolean;
  onSaid(text: string): void;
  onClose(): void;
}

/** A list of documents: its rows are checked, then compared with what the service has, and only then sent. */
export function DenyImport({ list, name, isShown, onSaid, onClose }: DenyImportProps) {
  const messages = useMessages(texts);
  const { language } = useHost();
  const [wanted, setWanted] = useState<readonly Wanted[]>();
  const [compared, setCompared] = useState<DenyList>();
  const [mode, setMode] = useState<ImportMode>('add');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  useAnswerOwner(onClose);
  const isCompared = !!compared;
  useEffect(() => {
    if (isCompared) heading.current?.focus();
  }, [isCompared]);
  const compare = async (rows: readonly Wanted[]) => {
    setWanted(rows);
    setBusy(true);
    setFailed(false);
    setOutdated(false);
    try {
      setCompared(await list.load());
    } catch {
      setCompared(undefined);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const rows = wanted && compared ? differencesOf(wanted, compared.items ?? [], mode) : [];
  const countOf = (kind: string) => rows.filter((row) => row.kind === kind).length;
  const counts = {
    new: countOf('new'),
    removed: countOf('removed'),
    changed: countOf('changed'),
    same: countOf('same'),
  };
  const changes = rows.length - counts.same;
  const sending = useConfirmation<Sending>({
    async perform({ wanted: items, compared: before, mode: how }) {
      if (how === 'add') {
        const present = new Set(before.items?.map(({ document }) => document));
        await list.add(items.filter(({ document }) => !present.has(document)));
        return;
      }
      // Somebody may have changed the list since: nothing of theirs is overwritten unseen.
      const now = await list.load();
      const isSame = isSameList(now.items ?? [], (before.items ?? []).map(wantedOf));
      if (!isSame) throw otherVersion('DNY-02');
      await list.replace(items, now);
    },
    conflict: messages.outdated,
    notDone: messages.notSent,
    onDone() {
      onSaid(fillMessage(messages.sent, counts));
      onClose();
    },
    onUnknown: () => void (wanted && compare(wanted)),
  });
  const closeQuestion = () => {
    sending.close();
    // After a refusal the comparison may be of a list that is another one by now.
    if (sending.problem && wanted) void compare(wanted).then(() => setOutdated(true));
  };
  return (
    <>
      {/* Behind the comparison, so that going back finds the list as it was. */}
      <div hidden={isCompared}>
        <p className="muted">{fillMessage(messages.importHint, { name })}</p>
        {failed && wanted && (
          <FailureNotice onRetry={() => void compare(wanted)}>{messages.notCompared}</FailureNotice>
        )}
        <ListImport<Wanted>
          columns={columnsOf(messages, isShown)}
          checkRow={(cells) => checkRow(cells, messages, language)}
          idOf={({ document }) => document}
          busy={isBusy}
          onImport={(values) => void compare(values)}
        />
        <div className="actions">
          <Button kind="plain" onClick={onClose}>
            {messages.toList}
          </Button>
        </div>
      </div>
      {wanted && compared && (
        <div aria-busy={isBusy}>
          <p tabIndex={-1} ref={heading}>
            <b role="status">{fillMessage(messages.counts, counts)}</b>
          </p>
          {isOutdated && (
            <p className="notice" role="status">
              {messages.comparedAgain}
            </p>
          )}
          <fieldset className="field promotion-tools">
            <legend>{messages.mode}</legend>
            <div className="choices">
              {(['add', 'replace'] as const).map((each) => (
                <label className="choice" key={each}>
                  <input
                    type="radio"
                    name="deny-mode"
                    checked={mode === each}
                    onChange={() => setMode(each)}
                  />
                  {messages.modes[each]}
                </label>
              ))}
            </div>
          </fieldset>
          <DifferenceTable rows={rows} isShown={isShown} />
          <div className="actions">
            {changes > 0 && (
              <Button onClick={() => sending.ask({ mode, wanted, compared })}>
                {countText(messages.send, changes)}
              </Button>
            )}
            <Button kind="plain" onClick={() => setCompared(undefined)}>
              {messages.back}
            </Button>
          </div>
        </div>
      )}
      <ConfirmedAction
        confirmation={{ ...sending, close: closeQuestion }}
        title={() => messages.sendTitle[mode]}
        action={messages.sendNow}
        {...(counts.removed >= TYPED_FROM && { typedCount: counts.removed })}
      >
        <p>{fillMessage(messages.counts, counts)}</p>
        {counts.removed > 0 && <p>{countText(messages.removedHint, counts.removed)}</p>}
      </ConfirmedAction>
    </>
  );
}

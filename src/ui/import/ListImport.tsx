import { useEffect, useRef, useState } from 'react';
import { ErrorLine } from '../core/fields';
import { useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useDropGuard } from '../hooks/use-drop-guard';
import { useStyles } from '../hooks/use-styles';
import { Button } from '../parts/Button';
import { type CheckedList, checkList } from './checked-rows';
import { ImportPreview } from './ImportPreview';
import css from './import.css?inline';
import type { ListImportProps } from './import-props';
import { HeldList, isLong, ListField } from './ListField';
import { type ImportColumn, type ListRow, listText, type ReadList, readList } from './list-rows';
import { type ImportMessages, texts as ownTexts } from './messages';
import { readTextFile } from './read-text';

/** Rows of one import unless the caller says otherwise (ours). */
const MOST_ROWS = 50_000;

/** Of the work on a list, that of reading it; the rest is the check of its rows. */
const READ_SHARE = 0.5;

/** What is in the list's field now: a press may come before the view has drawn what was typed. */
const typedIn = (element: HTMLElement | null) =>
  element instanceof HTMLTextAreaElement ? element.value : undefined;

/** Why a list that was read cannot be shown; undefined if it can. */
function problemOfList(list: ReadList, limit: number, texts: ImportMessages) {
  const { rows, missing, repeated, unclosed } = list;
  if (unclosed) return fillMessage(texts.unclosed, { line: unclosed });
  const namesOf = (columns: readonly ImportColumn[]) => columns.map(({ label }) => label).join(', ');
  if (missing.length > 0) return fillMessage(texts.missing, { names: namesOf(missing) });
  if (repeated.length > 0) return fillMessage(texts.repeated, { names: namesOf(repeated) });
  if (rows.length === 0) return texts.noRows;
  return rows.length > limit ? fillMessage(texts.tooMany, { limit, count: rows.length }) : undefined;
}

interface ListSource {
  text: string;
  /** The name of the file that it was read from. */
  file?: string;
}

/**
 * A list that is pasted, chosen as a file or dropped: its rows are checked one by one, corrected in place or in the list, and
 * only then imported. What was pasted stays through every error.
 */
export function ListImport<V>(props: ListImportProps<V>) {
  const { columns, limit = MOST_ROWS, name = 'import' } = props;
  const id = `${name}-text`;
  const texts = useMessages(ownTexts);
  const [{ text, file }, setSource] = useState<ListSource>({ text: '' });
  const [error, setError] = useState('');
  const [over, setOver] = useState(false);
  const [list, setList] = useState<ReadList & { checked: CheckedList<V>; sheet?: string }>();
  /** How much of a long list was read, in percent; undefined while none is. */
  const [percent, setPercent] = useState<number>();
  /** Of the list that is read: a later one replaces it. */
  const reading = useRef(0);
  const input = useRef<HTMLInputElement>(null);
  /** The field of the list, or what stands for it. */
  const area = useRef<HTMLElement>(null);
  /** The file that was chosen last: an earlier one that is still read is dropped. */
  const latest = useRef<File>(undefined);
  const isHeld = isLong(text);
  const view = list ? 'rows' : isHeld ? 'held' : 'field';
  const lastView = useRef(view);
  useStyles(css);
  useDropGuard();
  useEffect(() => {
    if (lastView.current !== view) area.current?.focus();
    lastView.current = view;
  }, [view]);

  const setText = (text: string, file?: string) => {
    // What is typed while a list is read is another list.
    reading.current++;
    setPercent(undefined);
    setSource({ text, ...(file && { file }) });
    setError('');
  };
  const read = async (source: string, sheet?: string) => {
    const own = ++reading.current;
    const isLatest = () => reading.current === own;
    const tell = (share: number) => isLatest() && setPercent(Math.round(share * 100));
    const lines = Math.max(1, source.split('\n').length);
    const found = await readList(source, columns, (done) => tell((done / lines) * READ_SHARE));
    if (!isLatest()) return;
    const problem = source.trim() ? problemOfList(found, limit, texts) : texts.empty;
    setError(problem ?? '');
    if (problem) area.current?.focus();
    else {
      const { rows } = found;
      const checked = await checkList(rows, props, (done) =>
        tell(READ_SHARE + (done / rows.length) * (1 - READ_SHARE)),
      );
      if (!isLatest()) return;
      setList({ ...found, checked, ...(sheet && { sheet }) });
    }
    setPercent(undefined);
  };
  const take = async (file: File | undefined, isFolder = false) => {
    if (isFolder) return setError(texts.folder);
    if (!file) return;
    latest.current = file;
    const result = await readTextFile(file);
    if (latest.current !== file) return;
    if ('problem' in result) return setError(texts[result.problem]);
    setText(result.text, file.name);
    await read(result.text, result.sheet);
  };
  if (list) {
    const goBack = (corrected: readonly ListRow[] | undefined) => {
      // The corrections go along, or they would be lost.
      if (corrected) setText(listText(corrected, columns), file);
      setList(undefined);
    };
    return <ImportPreview {...props} {...{ texts }} {...list} onBack={goBack} />;
  }
  const names = columns
    .map(({ label, optional }) => (optional ? fillMessage(texts.optional, { name: label }) : label))
    .join(', ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      className="import"
      part="import"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        // Not by ui/fields/dropped-files, whose chunk is that of the visitors' documents.
        const { files, items } = event.dataTransfer;
        void take(files[0], !!items[0]?.webkitGetAsEntry?.()?.isDirectory);
      }}
    >
      <div className="field">
        {isHeld ? (
          <HeldList {...{ id, file, texts }} focusRef={area} onRemove={() => setText('')} />
        ) : (
          <ListField {...{ id, names, texts, text }} isInvalid={!!error} focusRef={area} onText={setText} />
        )}
        <div role="alert">
          <ErrorLine name={id} error={error} />
        </div>
        <p className="muted" role="status">
          {percent !== undefined && fillMessage(texts.reading, { percent })}
        </p>
      </div>
      <div className="actions">
        <Button busy={percent !== undefined} onClick={() => void read(typedIn(area.current) ?? text)}>
          {texts.check}
        </Button>
        <Button kind="plain" onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        <span className="muted import-drop">{texts.formats}</span>
        <span className="muted import-drop">{texts.drop}</span>
        <input
          type="file"
          hidden
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
          aria-label={texts.choose}
          ref={input}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file may be chosen again once it is corrected.
            void take(file);
            currentTarget.value = '';
          }}
        />
      </div>
    </div>
  );
}

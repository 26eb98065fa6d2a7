import { useState } from 'react';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { ErrorLine } from '#ui/core/fields';
import { useDeferred } from '#ui/core/use-deferred';
import { Button } from '#ui/parts/Button';

export interface PrivateFilesWords {
  legend: string;
  optional: string;
  hint: string;
  /** Of the button that begins, and of the one that opens the browser's choice. */
  change: string;
  choose: string;
  /** Of files that are of another type, empty or too large: {names}. */
  refused: string;
  /** How many there are. */
  count(count: number): string;
  nameOf(id: string, index: number): string;
  removeOf(id: string, index: number): string;
}

export interface PrivateFilesProps {
  /** Of the form's field. */
  name: string;
  ids: readonly string[];
  error: string | undefined;
  words: PrivateFilesWords;
  /** Where the files are among the private files (ours): a folder, and one in it. */
  folder: string;
  kind: string;
  accepted: string;
  /** A single one replaces the one before. */
  single?: boolean;
  onChange(ids: readonly string[]): void;
  /** Called with the number of files that have not arrived. */
  onPending(count: number): void;
}

/** Loads the upload of private files, which few records need. */
const upload = deferred(() => import('./PrivateFiles'));

/** Files of a record: how many there are, and what changes them once somebody wants to. */
export function PrivateFilesField(props: PrivateFilesProps) {
  const { name, ids, error, words } = props;
  const [isOpen, setOpen] = useState(false);
  const { module, failures, retry } = useDeferred(upload, isOpen);
  if (module && isOpen) return <module.PrivateFiles {...props} />;
  return (
    <fieldset className="field">
      <legend>
        {words.legend} <small>{words.optional}</small>
      </legend>
      <p className="muted small">{words.count(ids.length)}</p>
      <Button kind="plain" busy={isOpen && !failures} onClick={() => (isOpen ? retry() : setOpen(true))}>
        {words.change}
      </Button>
      {failures > 0 && <FailureNotice key={failures} onRetry={retry} />}
      {error && <ErrorLine name={name} error={error} />}
    </fieldset>
  );
}

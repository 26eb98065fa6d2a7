import { useState } from 'react';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { ErrorLine } from '#ui/core/fields';
import { useDeferred } from '#ui/core/use-deferred';
import { Button } from '#ui/parts/Button';
import type { PrivateFilesProps } from './private-files-props';

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

import { type FormEvent, useRef, useState } from 'react';
import { ErrorLine } from '../../core/fields';
import { useMessages } from '../../core/host-context';
import { Dialog } from '../../Dialog';
import { fillMessage } from '../../fill-message';
import { Button } from '../../parts/Button';
import { StatusMessage } from '../../StatusMessage';
import { texts } from './messages';
import type { SavedView, TableLayout } from './table-layout';

interface ViewsDialogProps {
  views: readonly SavedView[];
  /** The text of the query that the table shows. */
  query: string;
  /** Labels of filters that are in no view, as they say something about a person. */
  personal: readonly string[];
  onOpen(query: string): void;
  onChange(change: Pick<TableLayout, 'views'>): void;
  onClose(): void;
}

/** The queries that an account keeps by name: opened, saved, replaced and removed. */
export function ViewsDialog({ views, query, personal, onOpen, onChange, onClose }: ViewsDialogProps) {
  const messages = useMessages(texts);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [done, setDone] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const named = name.trim();
    setMissing(!named);
    field.current?.focus();
    if (!named) return setDone('');
    const isThere = views.some((view) => view.name === named);
    onChange({ views: [...views.filter((view) => view.name !== named), { name: named, query }] });
    setDone(fillMessage(isThere ? messages.replaceView : messages.savedView, { name: named }));
    setName('');
  };
  const remove = (gone: SavedView) => {
    onChange({ views: views.filter((view) => view !== gone) });
    setDone(fillMessage(messages.removedView, { name: gone.name }));
    // Its button is gone.
    field.current?.focus();
  };
  return (
    <Dialog title={messages.views} onClose={onClose}>
      <div className="dialog-body">
        {views.length === 0 && <p className="muted">{messages.noViews}</p>}
        <ul className="view-list">
          {views.map((view) => (
            <li key={view.name}>
              <button
                className="link"
                type="button"
                aria-label={fillMessage(messages.openView, { name: view.name })}
                aria-current={view.query === query || undefined}
                onClick={() => onOpen(view.query)}
              >
                {view.name}
              </button>
              <button
                className="link"
                type="button"
                aria-label={fillMessage(messages.removeView, { name: view.name })}
                onClick={() => remove(view)}
              >
                {messages.remove}
              </button>
            </li>
          ))}
        </ul>
        <StatusMessage look="muted">{done}</StatusMessage>
        <form className="view-form" noValidate onSubmit={save}>
          <div className="field">
            <label htmlFor="view-name">{messages.viewName}</label>
            <p className="muted" id="view-name-hint">
              {messages.viewsHint}{' '}
              {personal.length > 0 && fillMessage(messages.viewsPersonal, { names: personal.join(', ') })}
            </p>
            <input
              className="input"
              part="input"
              id="view-name"
              autoComplete="off"
              aria-required
              aria-invalid={isMissing}
              aria-describedby="view-name-hint view-name-error"
              value={name}
              ref={field}
              onInput={(event) => setName(event.currentTarget.value)}
            />
            <ErrorLine name="view-name" {...(isMissing && { error: messages.viewNameMissing })} />
          </div>
          <Button type="submit">{messages.saveView}</Button>
        </form>
        <p className="muted">{messages.linkHint}</p>
      </div>
    </Dialog>
  );
}

import { useEffect, useRef } from 'react';
import { pageDocument } from '#page/core/native';
import { useHost } from '../core/host-context';
import { HeadingText } from '../HeadingText';
import { useStyles } from '../hooks/use-styles';
import { beginAtHeading } from '../parts/begin-at-heading';
import css from './editor.css?inline';
import { RecordForm, type RecordFormProps, useRecordClosing } from './RecordForm';

interface RecordPanelProps<V> extends RecordFormProps<V> {
  title: string;
  onClose(): void;
}

/** Creates or edits a record beside the list, which stays usable; a RecordDialog in a place of its own. */
export function RecordPanel<V extends object>({ title, ...props }: RecordPanelProps<V>) {
  const { element } = useHost();
  const closing = useRecordClosing(props.editor, props.onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  useStyles(css);
  useEffect(() => {
    const before = (element.shadowRoot ?? pageDocument).activeElement as HTMLElement | null;
    if (heading.current) beginAtHeading(heading.current);
    return () => before?.focus();
  }, [element]);
  return (
    <section
      className="record-panel"
      part="panel"
      aria-labelledby="record-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        if (!closing.asks) closing.close();
      }}
    >
      <h3 id="record-title" tabIndex={-1} ref={heading}>
        <HeadingText>{title}</HeadingText>
      </h3>
      <RecordForm {...props} closing={closing} />
    </section>
  );
}

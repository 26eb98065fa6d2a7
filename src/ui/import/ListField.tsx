import type { RefObject } from 'react';
import { fillMessage } from '../fill-message';
import { Button } from '../parts/Button';
import type { ImportMessages } from './messages';

interface SourceProps {
  id: string;
  texts: ImportMessages;
  focusRef: RefObject<HTMLElement | null>;
}

interface ListFieldProps extends SourceProps {
  /** Of the columns, in their order. */
  names: string;
  text: string;
  isInvalid: boolean;
  onText(text: string): void;
}

/** What a field has once the clipboard's text is in it. */
function withPasted({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, pasted: string): string {
  return value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
}

/** Where a list is pasted or typed. */
export function ListField({ id, names, texts, text, isInvalid, focusRef, onText }: ListFieldProps) {
  return (
    <>
      <label htmlFor={id}>{texts.paste}</label>
      <p className="muted" id={`${id}-hint`}>
        {fillMessage(texts.columns, { names })}
      </p>
      <textarea
        className="input import-text"
        part="input"
        id={id}
        rows={8}
        spellCheck={false}
        wrap="off"
        aria-invalid={isInvalid}
        aria-describedby={`${id}-hint ${id}-error`}
        value={text}
        ref={focusRef as RefObject<HTMLTextAreaElement>}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
        onPaste={(event) => {
          const pasted = withPasted(event.currentTarget, event.clipboardData.getData('text'));
          if (!isLong(pasted)) return;
          event.preventDefault();
          onText(pasted);
        }}
      />
    </>
  );
}

/**
 * Characters of the longest list that is shown in its field (ours): the browser lays out all lines of a field at once, which takes
 * a second and a half for 50,000 of them.
 */
const LONGEST_FIELD = 50_000;

/** Whether a list is too long for its field. */
export const isLong = (text: string): boolean => text.length > LONGEST_FIELD;

interface HeldListProps extends SourceProps {
  /** The name of its file; undefined for one that was pasted. */
  file: string | undefined;
  onRemove(): void;
}

/** What stands for a list that is too long for its field. */
export function HeldList({ id, texts, file, focusRef, onRemove }: HeldListProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of fields
    <div
      className="notice import-held"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-held ${id}-error`}
      ref={focusRef as RefObject<HTMLDivElement>}
    >
      <p>
        <b id={`${id}-name`}>{file ?? texts.pasted}</b>
      </p>
      <p className="muted" id={`${id}-held`}>
        {texts.held}
      </p>
      <Button kind="plain" onClick={onRemove}>
        {texts.remove}
      </Button>
    </div>
  );
}

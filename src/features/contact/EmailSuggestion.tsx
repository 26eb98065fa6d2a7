import { useEffect, useRef, useState } from 'react';
import { suggestEmail } from '#domain/person/email-suggestion';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { useStyles } from '#ui/hooks/use-styles';
import css from './email-suggestion.css?inline';
import { texts } from './messages';

const inputOf = (part: HTMLElement | null) => part?.parentElement?.querySelector<HTMLInputElement>('input');

/**
 * Offers the address that was probably meant when the visitor leaves the field `email` with a domain one letter off a
 * common one; a press takes it. It is a suggestion: the typed address stays valid. Stands after the input in its field.
 */
export function EmailSuggestion<V extends { email: string }>({ form }: { form: Form<V> }) {
  const messages = useMessages(texts);
  useStyles(css);
  const part = useRef<HTMLParagraphElement>(null);
  const [left, setLeft] = useState('');
  useEffect(() => {
    const input = inputOf(part.current);
    const leave = () => setLeft(input?.value ?? '');
    input?.addEventListener('blur', leave);
    return () => input?.removeEventListener('blur', leave);
  }, []);
  const value: string = form.values.email ?? '';
  const meant = value === left && !form.errors.email ? suggestEmail(value) : null;
  const [before, after] = messages.meant.split('{address}');
  const take = () => {
    form.set({ email: meant } as Partial<V>);
    // The button is removed.
    inputOf(part.current)?.focus();
  };
  return (
    <p className="suggestion" role="status" ref={part}>
      {meant && (
        <>
          {before}
          <button className="link" type="button" aria-label={meant} onClick={take}>
            {meant.slice(meant.lastIndexOf('@'))}
          </button>
          {after}
        </>
      )}
    </p>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import { shadowRootOf } from '#page/core/native';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { useLatest } from '#ui/hooks/use-latest';
import { useStyles } from '#ui/hooks/use-styles';
import css from './email-suggestion.css?inline';
import { forgetTypedContact } from './forget-typed';
import { texts } from './messages';
import { shareContact } from './typed-contact';

interface KnownContactProps<V extends object> {
  form: Form<V>;
  /** Fields of the form that are filled in. */
  names: readonly (keyof V & ('name' | 'contactName' | 'email' | 'phone' | 'cpf'))[];
  /** Whether a company's number may stand for the document. */
  companyDocument?: boolean;
  /** Whether it stands in a line of its own; else in that of a field's error, where nothing moves. */
  ownLine?: boolean;
}

/**
 * Fills in a form with the account's data of a signed-in visitor, else with what was typed in another form of the page,
 * and says so with a way to clear it.
 */
export function KnownContact<V extends object>({
  form,
  names,
  companyDocument,
  ownLine,
}: KnownContactProps<V>) {
  const messages = useMessages(texts);
  useStyles(css);
  const line = useRef<HTMLParagraphElement>(null);
  const latest = useLatest({ form, names, companyDocument });
  const [filled, setFilled] = useState<Partial<V>>({});
  // As a form goes, so that what it keeps is there for the next one; its fields do not change.
  useLayoutEffect(() => {
    const outlet = {
      values: () => latest.current.form.values,
      set: (changes: Partial<V>) => latest.current.form.set(changes),
    };
    const { names, companyDocument } = latest.current;
    const root = (line.current && shadowRootOf(line.current)) ?? document;
    return shareContact(outlet, names, root, setFilled, companyDocument);
  }, []);
  const isShown = names.some((name) => filled[name] && filled[name] === form.values[name]);
  return (
    <p className={ownLine ? 'muted' : 'suggestion'} role="status" ref={line} hidden={ownLine && !isShown}>
      {isShown && (
        <>
          {messages.typedBefore}{' '}
          <button className="link" type="button" onClick={forgetTypedContact}>
            {messages.clear}
          </button>
        </>
      )}
    </p>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import { shadowRootOf } from '#page/core/native';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { useStyles } from '#ui/hooks/use-styles';
import css from './email-suggestion.css?inline';
import { forgetTypedContact } from './forget-typed';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
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
  const messages = useMessages(pt, es);
  useStyles(css);
  const line = useRef<HTMLParagraphElement>(null);
  const latest = useRef(form);
  latest.current = form;
  const [filled, setFilled] = useState<Partial<V>>({});
  // As a form goes, so that what it keeps is there for the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a form do not change
  useLayoutEffect(() => {
    const outlet = {
      values: () => latest.current.values,
      set: (changes: Partial<V>) => latest.current.set(changes),
    };
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

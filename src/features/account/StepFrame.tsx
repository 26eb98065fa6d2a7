import { type ReactNode, useEffect, useRef } from 'react';
import { SendFailure } from '#ui/core/SendFailure';
import { SubmitButton } from '#ui/core/SubmitButton';
import type { Form } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { Drawing } from '#ui/parts/Drawing';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { mailDrawing } from './mail-drawing';

interface StepFrameProps<V extends object> {
  form: Form<V>;
  title: string;
  hint: string;
  /** Whether it stands below another title. */
  nested: boolean;
  /** Whether it waits for an e-mail. */
  isMailed?: boolean;
  /** Names of the button, and while the form is sent. */
  action: string;
  sending: string;
  /** What else can be done, after the button. */
  after?: ReactNode;
  /** The way back; without it there is no link. */
  back?: { name: string; onBack(): void } | undefined;
  /** A complete code: the form sends itself with it, once for each. Empty until it is complete. */
  completeCode?: string;
  children: ReactNode;
}

/** A step of the confirmation of an address: a form below a title, which takes the focus, and the way back. */
export function StepFrame<V extends object>({
  form,
  title,
  hint,
  nested,
  isMailed,
  action,
  sending,
  after,
  back,
  completeCode = '',
  children,
}: StepFrameProps<V>) {
  const element = useRef<HTMLFormElement>(null);
  /** A refused code stays as it is, for the button or another code. */
  const tried = useRef('');
  useEffect(() => {
    if (!completeCode || completeCode === tried.current) return;
    tried.current = completeCode;
    // A press, which works in frames without forms too.
    element.current?.querySelector<HTMLElement>('[type=submit]')?.click();
  }, [completeCode]);
  return (
    <form
      ref={element}
      className={nested ? undefined : 'panel'}
      noValidate
      onSubmit={form.onSubmit}
      aria-busy={form.status === 'sending'}
    >
      {isMailed && <Drawing path={mailDrawing} />}
      <FocusHeading level={nested ? 3 : 2}>{title}</FocusHeading>
      <p>{hint}</p>
      <FormMessages form={form} />
      {children}
      <SendFailure form={form} />
      <SubmitButton form={form} sending={sending}>
        {action}
      </SubmitButton>
      {after}
      {back && (
        <p className="links">
          <button className="link" type="button" onClick={back.onBack}>
            {back.name}
          </button>
        </p>
      )}
    </form>
  );
}

import { type Ref, useEffect, useRef, useState } from 'react';
import { quotationCode } from '#domain/quotation/quotation-codes';
import { maskDate } from '#domain/text/masks';
import { messagesOf, type Refusal } from '#domain/validation/refusal';
import { FormFailure } from '#features/session/FormFailure';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { isKind } from '#services/http/problem';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { FailureNotice } from '#ui/core/FailureNotice';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { FormMessages } from '#ui/FormMessages';
import { PriceField } from '#ui/fields/PriceField';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Button } from '#ui/parts/Button';
import { Success } from '#ui/parts/Success';
import { Comparison } from '../compare/Comparison';
import { codeWords } from '../crm/code-words';
import { PriceChanges } from '../crm/PriceChanges';
import { texts as ownTexts } from '../messages';
import type { QuotationTab } from '../shortcuts';
import type { QuotationState } from '../use-quotation';
import { Summary } from './Summary';

interface ReviewProps {
  quotation: QuotationState;
  form: Ref<HTMLFormElement>;
  onTab(id: QuotationTab): void;
}

/** What is quoted, for whom and at which conditions; sent to the CRM from here. */
export function Review({ quotation, form: element, onTab }: ReviewProps) {
  const messages = useMessages(ownTexts);
  const { form } = quotation;
  return (
    <div className="review">
      <PriceChanges quotation={quotation} />
      <form noValidate ref={element} onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        <SaveResult quotation={quotation} onTab={onTab} />
        <div className="review-fields">
          <TextField form={form} name="opportunityName" label={messages.opportunityName} autoComplete="off" />
          <TextField
            form={form}
            name="customer"
            label={messages.customer}
            optional={messages.optional}
            autoComplete="off"
          />
          <TextField
            form={form}
            name="phone"
            label={messages.phone}
            optional={messages.optional}
            mask="phone"
            inputMode="tel"
            autoComplete="off"
          />
          <TextField
            form={form}
            name="email"
            label={messages.email}
            optional={messages.optional}
            inputMode="email"
            autoComplete="off"
          />
          <PriceField form={form} name="discount" label={messages.discount} optional={messages.optional} />
          <PriceField form={form} name="newPrice" label={messages.newPrice} optional={messages.optional} />
          <TextField
            form={form}
            name="validity"
            label={messages.validity}
            optional={messages.optional}
            mask={maskDate}
            inputMode="numeric"
            placeholder={messages.dayPlaceholder}
            autoComplete="off"
          />
        </div>
        <p className="muted small">{messages.customerHint}</p>
      </form>
      <Summary quotation={quotation} />
      <Comparison quotation={quotation} />
    </div>
  );
}

/** What became of the last save: where it stands in the CRM, or the CRM's code in words with the way on. */
function SaveResult({ quotation, onTab }: Pick<ReviewProps, 'quotation' | 'onTab'>) {
  const { language } = useHost();
  const messages = useMessages(ownTexts);
  const { form, outcome, isSaved, reopen, failure } = quotation;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (outcome) heading.current?.focus();
  }, [outcome]);
  const code = quotationCode((failure as { body?: unknown } | undefined)?.body);
  if (outcome?.result === 'duplicate') {
    return (
      <div className="notice bad">
        <p role="alert">{codeWords[language]['002']}</p>
        <ReopenButton number={outcome.number} onReopen={reopen} />
      </div>
    );
  }
  if (outcome && isSaved) {
    const { number, result } = outcome;
    return (
      <Success>
        <h3 tabIndex={-1} ref={heading}>
          <HeadingText>{fillMessage(messages.saved, { number })}</HeadingText>
        </h3>
        {result === 'found' && <p>{messages.found}</p>}
        <Button kind="plain" onClick={() => onTab('preview')}>
          {messages.toPreview}
        </Button>
      </Success>
    );
  }
  if (outcome?.result === 'found') {
    return (
      <p className="notice" role="status">
        {fillMessage(messages.foundOlder, { number: outcome.number })}
      </p>
    );
  }
  if (failure === undefined) return null;
  if (code) {
    return (
      <div className="notice bad">
        <p role="alert" key={form.refused}>
          {codeWords[language][code]}
        </p>
        <CodeAction code={code} quotation={quotation} failure={failure} />
      </div>
    );
  }
  if (isKind(failure, 'unauthenticated')) return <FormFailure form={form} />;
  if (form.messages.length > 0) return <FormMessages form={form} />;
  return (
    <FailureNotice onRetry="submit" attempt={form.refused}>
      {failure instanceof UnknownOutcome ? messages.unknown : messages.notSaved}
    </FailureNotice>
  );
}

/** The way on from a refusal of the CRM. */
function CodeAction({
  code,
  quotation,
  failure,
}: {
  code: string;
  quotation: QuotationState;
  failure: unknown;
}) {
  const messages = useMessages(ownTexts);
  if (code === '001') return <SignInLink newTab />;
  if (code === '002') return <p>{messages.reopenByNumber}</p>;
  if (code === '003') {
    return (
      <Button kind="plain" onClick={quotation.saveAsNew}>
        {messages.saveAsNew}
      </Button>
    );
  }
  // What a field says is beside it.
  const atFields = Object.values(quotation.form.errors);
  const texts = messagesOf((failure as { refusal?: Refusal } | undefined)?.refusal).filter(
    (text) => !atFields.includes(text),
  );
  return (
    <>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {code === '005' && quotation.proposal && <p>{messages.stockTaken}</p>}
    </>
  );
}

function ReopenButton({ number, onReopen }: { number: string; onReopen(number: string): Promise<void> }) {
  const messages = useMessages(ownTexts);
  const [state, setState] = useState<{ busy: boolean; failed: boolean }>({ busy: false, failed: false });
  const open = () => {
    setState({ busy: true, failed: false });
    onReopen(number).then(
      () => setState({ busy: false, failed: false }),
      () => setState({ busy: false, failed: true }),
    );
  };
  return (
    <>
      <Button kind="plain" busy={state.busy} onClick={open}>
        {fillMessage(messages.reopenNumber, { number })}
      </Button>
      {state.failed && <FailureNotice onRetry={open} />}
    </>
  );
}

import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { type ReactNode, useRef, useState } from 'react';
import { differenceOf } from '#domain/car/difference';
import type { PartChange } from '#domain/parts/change';
import { useHost, useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { fillMessage } from '#ui/fill-message';
import { $carOptions } from '../car-store';
import { choicesAfter, chosenNow } from '../choices/choices';
import { Swatch } from '../Swatch';
import { type Actions, partTexts, questionText } from './actions';
import { chargesOf, chargeText, namesOf, pricesOf, signedCurrency } from './names';
import type { ChangesState, PendingQuestion } from './notice';
import { useStepMessages } from './use-step-messages';

interface QuestionDialogProps {
  $changes: ReadableAtom<ChangesState>;
  actions: Actions;
}

/** The dialog with the questions of a click; closing it changes nothing. */
export function QuestionDialog({ $changes, actions }: QuestionDialogProps) {
  const messages = useStepMessages();
  const { ask } = useStore($changes);
  const options = useStore($carOptions);
  if (!ask || !options) return null;
  const nameOf = namesOf(options);
  const title =
    ask.kind === 'questions'
      ? fillMessage(messages.askTitle, { part: nameOf(ask.part) })
      : ask.kind === 'color'
        ? messages.askColorTitle
        : fillMessage(messages.askColorPartsTitle, { color: nameOf(ask.color) });
  return (
    <Dialog asks title={title} onClose={actions.clear}>
      <div className="dialog-body">
        {/* Each question has a form of its own. */}
        {ask.kind === 'questions' && <Questions key={ask.choices.join(' ')} ask={ask} actions={actions} />}
        {ask.kind === 'color' && <OtherColor ask={ask} actions={actions} />}
        {ask.kind === 'colorParts' && <ColorPartsQuestion ask={ask} actions={actions} />}
      </div>
    </Dialog>
  );
}

interface QuestionFormProps {
  onConfirm(): void;
  onCancel(): void;
  /** Whether a question is open. */
  off?: boolean;
  children: ReactNode;
}

/** A question with its buttons: Enter confirms, and an open question is pointed out. */
function QuestionForm({ onConfirm, onCancel, off, children }: QuestionFormProps) {
  const messages = useStepMessages();
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!off) return onConfirm();
        setMissing(true);
        const open = [...(form.current?.querySelectorAll('fieldset') ?? [])].find(
          (question) => !question.querySelector(':checked'),
        );
        open?.querySelector('input')?.focus();
      }}
    >
      {children}
      <p className="error" role="alert" aria-live="assertive">
        {off && isMissing ? messages.answerFirst : ''}
      </p>
      <div className="ask-buttons">
        <button className="button plain" part="button" type="button" onClick={onCancel}>
          {messages.cancel}
        </button>
        <button className="button" part="button" type="submit" aria-disabled={off || undefined}>
          {messages.confirm}
        </button>
      </div>
    </form>
  );
}

/** A choice for each question; a question with a single answer is answered already. */
function Questions({
  ask,
  actions,
}: {
  ask: Extract<PendingQuestion, { kind: 'questions' }>;
  actions: Actions;
}) {
  const { language } = useHost();
  const partMessages = useMessages(partTexts);
  const messages = useStepMessages();
  const options = useStore($carOptions);
  const [answers, setAnswers] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      ask.questions.flatMap(({ answers }, at) =>
        answers.length === 1 && answers[0] ? [[at, answers[0]]] : [],
      ),
    ),
  );
  if (!options) return null;
  const nameOf = namesOf(options);
  const priceOf = pricesOf(options);
  const amount = (id: string) => {
    const price = priceOf(id);
    return price == null ? messages.unpriced : chargeText(price, messages, language);
  };
  const open = ask.questions.some((_, at) => !answers[at]);
  return (
    <QuestionForm
      off={open}
      onConfirm={() => actions.answer(Object.values(answers))}
      onCancel={actions.clear}
    >
      {ask.questions.map((question, at) => (
        <fieldset className="ask" key={`${question.part} ${question.answers.join(' ')}`}>
          <legend>{questionText(question, nameOf, partMessages)}</legend>
          {question.answers.map((id) => (
            <label className="ask-answer" key={id}>
              <input
                type="radio"
                name={`ask-${at}`}
                value={id}
                checked={answers[at] === id}
                onChange={() => setAnswers({ ...answers, [at]: id })}
              />
              <span>{nameOf(id)}</span>
              <span className="item-price">{amount(id)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </QuestionForm>
  );
}

/** Parts that a colour adds and removes, and the price difference. */
function ColorPartsQuestion({
  ask,
  actions,
}: {
  ask: Extract<PendingQuestion, { kind: 'colorParts' }>;
  actions: Actions;
}) {
  const messages = useStepMessages();
  const options = useStore($carOptions);
  if (!options) return null;
  const nameOf = namesOf(options);
  const { added, removed } = ask.change;
  return (
    <QuestionForm onConfirm={actions.applyColorParts} onCancel={actions.clear}>
      <p>{ask.reason}</p>
      <p>{messages.askColorParts}</p>
      <ul className="ask-lines">
        {added.map((id) => (
          <li key={id}>{fillMessage(messages.added, { part: nameOf(id) })}</li>
        ))}
        {removed.map((id) => (
          <li key={id}>{fillMessage(messages.removed, { part: nameOf(id) })}</li>
        ))}
      </ul>
      <TotalDifference change={ask.change} color={ask.color} />
    </QuestionForm>
  );
}

/** What a change with a colour adds to the total: parts, the colour's own price, and another coating. */
function TotalDifference({ change, color }: { change: PartChange; color: string }) {
  const { language } = useHost();
  const messages = useStepMessages();
  const options = useStore($carOptions);
  const [before, after] = [chosenNow(), choicesAfter(change, { color })];
  if (!options || !before || !after) return null;
  const { amount } = differenceOf(before, after, chargesOf(options));
  if (amount === undefined) return null;
  return (
    <p>
      <b>{fillMessage(messages.difference, { amount: signedCurrency(amount, language) })}</b>
    </p>
  );
}

/** The colours that can be combined with the part that is being chosen. */
function OtherColor({
  ask,
  actions,
}: {
  ask: Extract<PendingQuestion, { kind: 'color' }>;
  actions: Actions;
}) {
  const { language } = useHost();
  const messages = useStepMessages();
  const options = useStore($carOptions);
  const [color, setColor] = useState(ask.change.colorsLeft[0] ?? '');
  const left = (options?.colors ?? []).filter(({ id }) => ask.change.colorsLeft.includes(id));
  return (
    <QuestionForm onConfirm={() => actions.chooseOtherColor(color)} onCancel={actions.clear}>
      <p>{ask.reason}</p>
      <fieldset className="ask">
        <legend>{messages.askColor}</legend>
        {left.map(({ id, name, price, rgbList }) => (
          <label className="ask-answer" key={id}>
            <input
              type="radio"
              name="ask-color"
              value={id}
              checked={color === id}
              onChange={() => setColor(id)}
            />
            <Swatch colors={rgbList ?? []} size={32} />
            <span>{name}</span>
            <span className="item-price">{chargeText(price, messages, language)}</span>
          </label>
        ))}
      </fieldset>
      <TotalDifference change={ask.change} color={color} />
    </QuestionForm>
  );
}

import type { Question } from '#domain/questions/question';
import { deferred } from '#ui/core/deferred';
import { SelectField, TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { Form } from '#ui/core/use-form';
import { DeferredPart } from '#ui/DeferredPart';
import * as inputPresets from '#ui/fields/input-presets';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { LongText } from '#ui/LongText';
import { type AnswerValues, fieldOf } from './answers';
import { ChoiceField, MOST_KEYS } from './ChoiceField';
import { DateAnswer } from './DateAnswer';
import { texts } from './messages';
import css from './questions.css?inline';

/** Files and the camera load only for a question that asks for evidence. */
const evidenceModule = deferred(() => import('./EvidenceField'));
// Only questions of a programme need the membership.
const programModule = deferred(() => import('./ProgramField'));

export interface QuestionFieldProps {
  form: Form<AnswerValues>;
  question: Question;
  /** From 0; names a question that has no text. */
  index: number;
  /** Whether a heading asks the question already: its label is then for screen readers only. */
  isHeaded?: boolean;
  /** Whether choices show the digits that choose them. */
  showsKeys?: boolean;
  /** Called when one of several choices is picked. */
  onPick?(): void;
}

/** Returns what a question asks; its number where the service gives no text. */
export function useQuestionName(): (question: Pick<Question, 'label'>, index: number) => string {
  const messages = useMessages(texts);
  return ({ label }, index) => label || fillMessage(messages.question, { number: index + 1 });
}

/**
 * One question with the field of its type (spec offers#questions): TEXT, SINGLE, EVIDENCE, DATEPICKER, EMAIL, PHONE_NUMBER or
 * LOYALTY_PROGRAMS. Its rules are in rules.ts, its name in the form is fieldOf().
 */
export function QuestionField(props: QuestionFieldProps) {
  const { question, index, isHeaded, showsKeys, onPick } = props;
  const messages = useMessages(texts);
  const nameOf = useQuestionName();
  const { type, isRequired, options } = question;
  const evidence = useDeferred(evidenceModule, type === 'EVIDENCE');
  const program = useDeferred(programModule, type === 'LOYALTY_PROGRAMS');
  useStyles(css);
  const text = nameOf(question, index);
  const label = isHeaded ? <span className="sr">{text}</span> : text;
  const name = fieldOf(question.id);
  const form = props.form as unknown as Form<Record<string, string>>;
  const optional = isRequired === false ? { optional: messages.optional } : {};
  const choice = { form, name, label, isRequired, showsKeys, onPick };
  switch (type) {
    case 'SINGLE':
      // More than a screen of a phone shows at once.
      if (options.length > MOST_KEYS) {
        const choices = options.map(({ id, label }) => ({ value: id, label }));
        return <SelectField {...{ form, name, label, choices, ...optional }} empty={messages.select} />;
      }
      return <ChoiceField {...choice} choices={options} />;
    case 'LOYALTY_PROGRAMS':
      return (
        <DeferredPart of={program}>
          {({ ProgramField }) => <ProgramField {...choice} choices={options} />}
        </DeferredPart>
      );
    case 'EVIDENCE':
      return (
        <DeferredPart of={evidence}>
          {({ EvidenceField }) => (
            <EvidenceField
              form={props.form as unknown as Form<Record<string, File[]>>}
              {...{ name, label, ...optional }}
            />
          )}
        </DeferredPart>
      );
    case 'DATEPICKER':
      return <DateAnswer {...{ form, name, label, ...optional }} />;
    case 'EMAIL':
      return <TextField {...{ form, name, label, ...optional }} {...inputPresets.email} />;
    case 'PHONE_NUMBER':
      return <TextField {...{ form, name, label, ...optional }} {...inputPresets.phone} />;
    default:
      return <LongText {...{ form, name, label, ...optional }} />;
  }
}

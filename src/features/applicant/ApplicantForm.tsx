import { type RefObject, useEffect, useRef } from 'react';
import type { Refusal } from '#domain/validation/refusal';
import { country } from '#page/core/metadata';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { useStyles } from '#ui/hooks/use-styles';
import { WizardForm } from '#ui/WizardForm';
import { EMPTY_REGISTER, type RegisterValues } from './applicant';
import css from './applicant.css?inline';
import { type ExtraField, FIELDS_OF, type FormChoices, formChoices, OF_WORK } from './bank-form';
import { texts } from './messages';
import { hasSpouse, type RegisterPart } from './parts';
import { AddressStep, SpouseStep, WorkStep, YouStep } from './steps';
import { useRefusal } from './use-refusal';

interface RegisterFormProps {
  /** Values known so far; the form's owner stores them. */
  initial: Partial<RegisterValues>;
  /** Called after each change, so that the values survive the form's unmounting. */
  onValues(values: Partial<RegisterValues>): void;
  /** Called with complete and valid values. */
  onDone(values: RegisterValues): void;
  /** Called by the back button of the first step. */
  onBack(): void;
  /** What the bank asks for besides the common data. */
  asked?: readonly ExtraField[];
  /** The bank's choices; the specification's if absent. */
  choices?: FormChoices;
  /** Errors of the service, by its field names. */
  refused?: Refusal;
  /** Whether the data were complete before: the visitor corrects one part, and goes on from it. */
  whole?: boolean;
  /** The part to show, if the form's owner has an indicator of the parts. */
  part?: RegisterPart;
  onPart?(part: RegisterPart): void;
  /** The owner's title of the shown part. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

const NONE: readonly ExtraField[] = [];

// Loads when the application form is typed in.
const loadRules = () => import('./rules');

/**
 * The applicant data that a bank requires (spec financing#proposal), in steps; the spouse's only if there is a spouse.
 */
export function RegisterForm(props: RegisterFormProps) {
  const { initial, onValues, onDone, onBack, refused, whole, part, onPart, heading } = props;
  const { asked = NONE } = props;
  const { language } = useHost();
  const messages = useMessages(texts);
  const refusal = useRefusal(refused, initial, asked);
  const countryCode = country() ?? 'BR';
  const check = async (values: Partial<RegisterValues>) => {
    const { registerErrors } = await loadRules();
    return {
      ...refusal.errorsOf(values),
      ...registerErrors(values, { country: countryCode, language, asked }),
    };
  };
  const own = useForm<RegisterValues>({
    initial,
    check,
    send: async (values) => onDone({ ...EMPTY_REGISTER, ...values }),
  });
  const form = refusal.over(own);
  const choices = props.choices ?? formChoices(null, countryCode, language);
  const fieldsAsked = (isHere: (field: ExtraField) => boolean) =>
    asked.filter(isHere).flatMap((field) => FIELDS_OF[field]);
  useStyles(css);

  // The rules import the masks: both have loaded before the visitor leaves the first field.
  useEffect(() => {
    loadRules().catch(() => {});
  }, []);
  const reportedValues = useRef(own.values);
  useEffect(() => {
    if (reportedValues.current === own.values) return;
    reportedValues.current = own.values;
    onValues(own.values);
  }, [own.values, onValues]);

  return (
    <div className="register" part="register">
      {refusal.others.length > 0 && (
        <p className="notice bad" role="alert">
          {refusal.others.join(' ')}
        </p>
      )}
      <WizardForm
        form={form}
        check={check}
        send={messages.next}
        onBack={onBack}
        whole={whole}
        {...(heading && { heading })}
        {...(part && { at: part })}
        {...(onPart && { onStep: (id: string) => onPart(id as RegisterPart) })}
        steps={[
          {
            id: 'you',
            title: messages.you,
            fields: [
              ...(['name', 'cpf', 'birthday', 'email', 'phone', 'motherName'] as const),
              ...fieldsAsked((field) => !OF_WORK.includes(field)),
              'civilState',
            ],
            content: <YouStep form={form} choices={choices} asked={asked} />,
          },
          {
            id: 'work',
            title: messages.work,
            fields: [
              'occupation',
              ...fieldsAsked((field) => OF_WORK.includes(field)),
              'companyName',
              'salary',
            ],
            content: <WorkStep form={form} choices={choices} asked={asked} />,
          },
          {
            id: 'address',
            title: messages.address,
            fields: [
              'postalCode',
              'street',
              'homeNumber',
              'complement',
              'neighborhood',
              'cityName',
              'stateCode',
            ],
            content: <AddressStep form={form} />,
          },
          {
            id: 'spouse',
            title: messages.spouse,
            fields: ['spouseName', 'spouseCpf', 'spouseBirthdate', 'marriageRegime', 'spouseSalary'],
            skip: (values) => !hasSpouse(values),
            content: <SpouseStep form={form} choices={choices} />,
          },
        ]}
      />
    </div>
  );
}

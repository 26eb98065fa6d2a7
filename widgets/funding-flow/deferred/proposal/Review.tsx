import { useStore } from '@nanostores/react';
import type { Language } from '#domain/core/brands';
import { formatCurrency } from '#domain/money/currency';
import { parseTypedAmount } from '#domain/money/typed-amount';
import { hiddenDocument } from '#domain/person/hidden-document';
import { companyOf, type RegisterValues } from '#features/applicant/applicant';
import { type ExtraField, type FormChoices, formChoices } from '#features/applicant/bank-form';
import { texts as applicantTexts, type Messages } from '#features/applicant/messages';
import { hasSpouse, type RegisterPart } from '#features/applicant/parts';
import { $dealer } from '#features/dealer/dealer-store';
import { country } from '#page/core/metadata';
import { useHost, useMessages } from '#ui/core/host-context';
import { goToStep, updateFlow } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import { texts } from './messages';
import { ReviewSection } from './ReviewSection';

type Row = [name: string, text: string];

/** Returns the rows of each part of the applicant data, as it is sent. */
function rowsOf(
  values: Partial<RegisterValues>,
  messages: Messages,
  language: Language,
  choices: FormChoices,
  asked: readonly ExtraField[],
): Partial<Record<RegisterPart, Row[]>> {
  const of = (name: keyof RegisterValues) => values[name] ?? '';
  const named = (list: FormChoices[keyof FormChoices], name: keyof RegisterValues) =>
    list.find(({ value }) => value === of(name))?.label ?? '';
  const ofBank = (field: ExtraField, ...rows: Row[]) => (asked.includes(field) ? rows : []);
  const income = (name: keyof RegisterValues) => {
    const amount = parseTypedAmount(of(name));
    return amount === null ? '' : formatCurrency(amount, language);
  };
  const argentina = country() === 'AR';
  const list = (...parts: string[]) => parts.filter(Boolean).join(', ');
  return {
    you: [
      [messages.name, of('name')],
      [argentina ? messages.dni : messages.cpf, hiddenDocument(of('cpf'))],
      [messages.birthday, of('birthday')],
      [messages.email, of('email')],
      [messages.phone, of('phone')],
      [messages.motherName, of('motherName')],
      ...ofBank('fatherName', [messages.fatherName, of('fatherName')]),
      ...ofBank('rg', [messages.rg, hiddenDocument(of('rg'))]),
      ...ofBank('cuil', [messages.cuil, hiddenDocument(of('cuil'))]),
      ...ofBank(
        'driverLicence',
        [messages.licenceNumber, hiddenDocument(of('licenceNumber'))],
        [messages.licenceExpiry, of('licenceExpiry')],
        [messages.licenceCategory, of('licenceCategory')],
      ),
      ...ofBank('gender', [messages.gender, named(choices.genders, 'gender')]),
      [messages.civilState, named(choices.civilStates, 'civilState')],
    ],
    work: [
      [messages.occupation, named(choices.occupations, 'occupation')],
      ...ofBank('occupationDescription', [messages.occupationDescription, of('occupationDescription')]),
      [messages.companyName, companyOf(values) === 'none' ? '' : of('companyName')],
      [messages.salary, income('salary')],
    ],
    address: [
      [messages.postalCode, of('postalCode')],
      [
        messages.address,
        list(
          list(of('street'), of('homeNumber'), of('complement')),
          of('neighborhood'),
          list(of('cityName'), of('stateCode')),
        ),
      ],
    ],
    ...(hasSpouse(values) && {
      spouse: [
        [messages.spouseName, of('spouseName')],
        [argentina ? messages.spouseDni : messages.spouseCpf, hiddenDocument(of('spouseCpf'))],
        [messages.spouseBirthdate, of('spouseBirthdate')],
        [messages.marriageRegime, named(choices.marriageRegimes, 'marriageRegime')],
        [messages.spouseSalary, income('spouseSalary')],
      ] as Row[],
    }),
  };
}

/** Everything that is sent with a proposal besides its plan; each part leads back to its form. */
export function Review() {
  const { language } = useHost();
  const messages = useMessages(applicantTexts);
  const { state } = useFlowPage();
  const flow = useMessages(texts);
  const dealer = useStore($dealer);
  const { register, contact } = state;
  const choices = formChoices(state.bank?.data ?? null, country() ?? 'BR', language);
  const edit = (part: RegisterPart) => {
    updateFlow({ part });
    goToStep('installment-register', 'push');
  };
  const channels = (['allowEmail', 'allowSMS', 'allowWhatsApp'] as const).filter((name) => contact[name]);
  const parts = Object.entries(rowsOf(register, messages, language, choices, state.bank?.asked ?? [])) as [
    RegisterPart,
    Row[],
  ][];
  return (
    <>
      {parts.map(([part, rows]) => (
        <ReviewSection key={part} title={flow.parts[part]} rows={rows} onEdit={() => edit(part)} />
      ))}
      <ReviewSection
        title={flow.contactData}
        rows={[
          [flow.dealer, dealer?.name ?? flow.noDealer],
          [flow.contactChannels, channels.map((name) => flow[name]).join(', ')],
        ]}
        onEdit={() => goToStep('page-initial-data', 'push')}
      />
    </>
  );
}

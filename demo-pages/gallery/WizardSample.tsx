import { type GenericSchema, object } from 'valibot';
import { refusal } from '#domain/validation/refusal';
import * as rules from '#features/person/person-schemas';
import { RadioGroup, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { Wizard } from '#ui/parts/Wizard';
import { errorsOf } from '#ui/validation/schema';

const words = {
  'pt-BR': {
    who: 'Quem vai dirigir',
    person: 'Dados pessoais',
    spouse: 'Cônjuge',
    review: 'Revisão',
    name: 'Nome completo',
    email: 'E-mail',
    married: 'Estado civil',
    choices: ['Solteiro', 'Casado'],
    spouseName: 'Nome do cônjuge',
    send: 'Enviar proposta',
    sent: 'Proposta enviada.',
    taken: 'Este e-mail já tem uma proposta',
  },
  'es-AR': {
    who: 'Quién va a manejar',
    person: 'Datos personales',
    spouse: 'Cónyuge',
    review: 'Revisión',
    name: 'Nombre y apellido',
    email: 'Correo electrónico',
    married: 'Estado civil',
    choices: ['Soltero', 'Casado'],
    spouseName: 'Nombre del cónyuge',
    send: 'Enviar propuesta',
    sent: 'Propuesta enviada.',
    taken: 'Este correo ya tiene una propuesta',
  },
};

interface Proposal {
  driver: string;
  driverEmail: string;
  married: string;
  spouse: string;
}

/** The refusal of a service for an e-mail that it already knows. */
const TAKEN = 'ana@exemplo.com';

/** The fields of all steps: a service may reject one that is not in view. */
const FIELDS = ['driver', 'driverEmail', 'spouse'];

/** A proposal in steps, one of them only for married people; the e-mail ana@exemplo.com is rejected as by a service. */
export function WizardSample() {
  const { language } = useHost();
  const labels = useMessages(words);
  const check = async (values: Partial<Proposal>) => {
    const entries: Record<string, GenericSchema> = {
      driver: rules.personName(language),
      driverEmail: rules.email(language),
    };
    if (values.married === '1') entries.spouse = rules.personName(language);
    return errorsOf<Proposal>(object(entries), values);
  };
  const form = useForm<Proposal>({
    initial: { married: '0' },
    hasField: (name) => FIELDS.includes(name),
    check,
    async send({ driverEmail }) {
      if (driverEmail !== TAKEN) return;
      throw Object.assign(new Error(labels.taken), { refusal: refusal({ driverEmail: labels.taken }) });
    },
  });
  if (form.status === 'sent') return <p role="status">{labels.sent}</p>;
  return (
    <Wizard
      label={labels.who}
      form={form}
      check={check}
      send={labels.send}
      steps={[
        {
          id: 'person',
          title: labels.person,
          fields: ['driver', 'driverEmail'],
          content: (
            <>
              <TextField form={form} name="driver" label={labels.name} {...inputPresets.personName} />
              <TextField form={form} name="driverEmail" label={labels.email} {...inputPresets.email} />
              <RadioGroup
                form={form}
                name="married"
                label={labels.married}
                choices={labels.choices.map((label, at) => ({ value: String(at), label }))}
              />
            </>
          ),
        },
        {
          id: 'spouse',
          title: labels.spouse,
          fields: ['spouse'],
          skip: ({ married }) => married !== '1',
          content: (
            <TextField form={form} name="spouse" label={labels.spouseName} {...inputPresets.personName} />
          ),
        },
        {
          id: 'review',
          title: labels.review,
          fields: [],
          content: (
            <p>
              {form.values.driver}
              <br />
              {form.values.driverEmail}
            </p>
          ),
        },
      ]}
    />
  );
}

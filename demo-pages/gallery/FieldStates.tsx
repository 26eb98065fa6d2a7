import { Checkbox, TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { type Errors, type Form, useForm } from '#ui/core/use-form';
import { ConsentGroup } from '#ui/fields/ConsentGroup';
import { FileField } from '#ui/fields/FileField';
import * as inputPresets from '#ui/fields/input-presets';
import { PriceField } from '#ui/fields/PriceField';
import { QuantityField } from '#ui/fields/QuantityField';
import { fieldWords } from './field-words';
import { Specimen } from './Specimen';

interface StateSample {
  hinted: string;
  may: string;
  wrong: string;
  off: string;
  read: string;
  offPrice: string;
  offCount: number;
  wrongBox: boolean;
  otherBox: boolean;
  sent: boolean;
  files: File[];
  sending: File[];
  refused: File[];
}

const pdf = (name: string, bytes: number) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

/** Fields that are filled, invalid, disabled and read-only; files that are empty, uploading and rejected. */
export function FieldStates() {
  const labels = useMessages(fieldWords);
  const form = useForm<StateSample>({
    initial: {
      hinted: labels.filled,
      wrong: '111.111.111-11',
      off: labels.filled,
      read: labels.filled,
      offPrice: '1.234,56',
      offCount: 3,
      sending: [pdf('cnh-frente.pdf', 184_320), pdf('comprovante-de-residencia-atualizado.pdf', 1_048_576)],
    },
    check: async () => ({}),
    send: async () => {},
  });
  const errors: Errors<StateSample> = {
    wrong: labels.errors.cpf,
    wrongBox: labels.errors.consent,
    refused: labels.errors.files,
  };
  const wrong: Form<StateSample> = { ...form, errors };
  return (
    <>
      <Specimen title={labels.states}>
        <TextField form={form} name="hinted" label={labels.hint} hint={labels.hintText} />
        <TextField form={form} name="may" label={labels.may} optional={labels.optional} />
        <TextField form={wrong} name="wrong" label={labels.wrong} {...inputPresets.cpf} />
        <TextField form={form} name="read" label={labels.read} readOnly />
        <TextField form={form} name="off" label={labels.off} disabled />
      </Specimen>
      <Specimen title={labels.more}>
        <PriceField form={form} name="offPrice" label={labels.price} disabled />
        <QuantityField form={form} name="offCount" label={labels.quantity} disabled />
        <FileField form={wrong} name="refused" label={labels.wrong} />
        <ConsentGroup
          form={wrong}
          legend={labels.consents}
          boxes={[
            { name: 'wrongBox', label: labels.contacts[0] },
            { name: 'otherBox', label: labels.contacts[1] },
          ]}
        />
        <Checkbox form={form} name="sent" label={labels.box} />
      </Specimen>
      <Specimen title={labels.files}>
        <FileField
          form={form}
          name="files"
          label={labels.file}
          hint={labels.fileHint}
          accept=".pdf,image/*"
          multiple
        />
        <FileField
          form={form}
          name="sending"
          label={labels.sending}
          multiple
          progress={{ 'cnh-frente.pdf': 1, 'comprovante-de-residencia-atualizado.pdf': 0.6 }}
        />
      </Specimen>
    </>
  );
}

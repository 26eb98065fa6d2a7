import { Checkbox, TextField } from '#ui/core/fields';
import { useLabels } from '#ui/core/host-context';
import { type Errors, type Form, useForm } from '#ui/core/use-form';
import { ConsentGroup } from '#ui/fields/ConsentGroup';
import { FileField } from '#ui/fields/FileField';
import { PriceField } from '#ui/fields/PriceField';
import { QuantityField } from '#ui/fields/QuantityField';
import * as kinds from '#ui/standalone/kinds';
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
  const w = useLabels(fieldWords);
  const form = useForm<StateSample>({
    initial: {
      hinted: w.filled,
      wrong: '111.111.111-11',
      off: w.filled,
      read: w.filled,
      offPrice: '1.234,56',
      offCount: 3,
      sending: [pdf('cnh-frente.pdf', 184_320), pdf('comprovante-de-residencia-atualizado.pdf', 1_048_576)],
    },
    check: async () => ({}),
    send: async () => {},
  });
  const errors: Errors<StateSample> = {
    wrong: w.errors.cpf,
    wrongBox: w.errors.consent,
    refused: w.errors.files,
  };
  const wrong: Form<StateSample> = { ...form, errors };
  return (
    <>
      <Specimen title={w.states}>
        <TextField form={form} name="hinted" label={w.hint} hint={w.hintText} />
        <TextField form={form} name="may" label={w.may} optional={w.optional} />
        <TextField form={wrong} name="wrong" label={w.wrong} {...kinds.cpf} />
        <TextField form={form} name="read" label={w.read} readOnly />
        <TextField form={form} name="off" label={w.off} disabled />
      </Specimen>
      <Specimen title={w.more}>
        <PriceField form={form} name="offPrice" label={w.price} disabled />
        <QuantityField form={form} name="offCount" label={w.quantity} disabled />
        <FileField form={wrong} name="refused" label={w.wrong} />
        <ConsentGroup
          form={wrong}
          legend={w.consents}
          boxes={[
            { name: 'wrongBox', label: w.contacts[0] },
            { name: 'otherBox', label: w.contacts[1] },
          ]}
        />
        <Checkbox form={form} name="sent" label={w.box} />
      </Specimen>
      <Specimen title={w.files}>
        <FileField form={form} name="files" label={w.file} hint={w.fileHint} accept=".pdf,image/*" multiple />
        <FileField
          form={form}
          name="sending"
          label={w.sending}
          multiple
          progress={{ 'cnh-frente.pdf': 1, 'comprovante-de-residencia-atualizado.pdf': 0.6 }}
        />
      </Specimen>
    </>
  );
}

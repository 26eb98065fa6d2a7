import { amountText } from '#domain/money/currency';
import { parseTypedAmount } from '#domain/money/typed-amount';
import { FormFailure } from '#features/session/FormFailure';
import { useDraftKey } from '#features/staff/use-draft-key';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { RecordDialog } from '#ui/editor/RecordDialog';
import { useRecordEditor } from '#ui/editor/use-record-editor';
import { PriceField } from '#ui/fields/PriceField';
import { SearchSelect } from '#ui/fields/SearchSelect';
import { Failed } from '#ui/parts/Failed';
import { confirmSubmission, submit } from '#ui/submission';
import { doubtWords } from './doubt-words';
import { isYear } from './is-year';
import { texts } from './messages';
import { priceProblem } from './price-problem';
import type { PriceRow } from './rows';
import { addPrice } from './save-price';
import type { PriceList } from './use-prices';

interface PriceValues {
  mvsCode: string;
  year: string;
  /** Empty where the service is to decide. */
  dealerCode: string;
  price: string;
}

interface PriceEditorProps {
  list: PriceList;
  onSaved(row: PriceRow): void;
  onClose(): void;
}

const wantedOf = ({ mvsCode, year, price, dealerCode }: PriceValues) => ({
  mvsCode: mvsCode.trim().toUpperCase(),
  year: Number(year),
  price: parseTypedAmount(price) as number,
  dealerCode,
});

/** Creates the price of a version that has none yet. */
export function PriceEditor({ list, onSaved, onClose }: PriceEditorProps) {
  const messages = useMessages(texts);
  const host = useHost();
  const { signal, language } = host;
  const draft = useDraftKey('working-price');
  const editor = useRecordEditor<PriceValues>({
    record: { values: { mvsCode: '', year: '', dealerCode: '', price: '' } },
    fields: ['mvsCode', 'year', 'dealerCode', 'price'],
    ...(draft && { draft }),
    async check(values): Promise<Errors<PriceValues>> {
      const { mvsCode, year, price } = values;
      const wrongPrice = priceProblem(price, messages);
      const errors = {
        ...(!mvsCode.trim() && { mvsCode: messages.mvsNeeded }),
        ...(!isYear(year.trim()) && { year: messages.yearNeeded }),
        ...(wrongPrice && { price: wrongPrice }),
      };
      // Only then is there something to compare the price with.
      if (!errors.mvsCode && !errors.year) {
        await list.withListPrices([{ ...wantedOf(values), id: '' } as PriceRow]);
      }
      return errors;
    },
    async save(values) {
      const wanted = wantedOf(values);
      const saved = await submit(host, 'working-price', wanted, {
        send: ({ idempotencyKey }) => addPrice(wanted, { signal, key: idempotencyKey }),
        sent: ['vt-working-price-saved', ({ mvsCode }) => ({ mvsCode })],
      });
      onSaved(saved);
    },
    // A service that knows no keys would refuse the price that it has just made.
    async find(values) {
      const wanted = wantedOf(values);
      const found = await list.find(wanted, signal);
      if (!found) return null;
      // As it was typed, where it is the same amount.
      const isSame = found.price === wanted.price;
      return {
        values: isSame ? values : { ...values, price: amountText(found.price ?? Number.NaN) },
      };
    },
    async onFound({ values }) {
      const wanted = wantedOf(values);
      confirmSubmission(host.element, 'working-price');
      host.emit('vt-working-price-saved', { mvsCode: wanted.mvsCode });
      const row = await list.find(wanted, signal).catch(() => null);
      onSaved(row ?? { ...wanted, id: '', modelName: '', versionName: '', updatedAt: '', updatedBy: '' });
    },
  });
  const { form, values } = editor;
  const { dealers } = list;
  const wanted = wantedOf(values);
  const doubt = priceProblem(values.price, messages)
    ? ''
    : doubtWords(wanted.price, list.listPriceOf(wanted), messages, language);
  return (
    <RecordDialog
      title={messages.create}
      editor={editor}
      compared={[{ name: 'price', label: messages.price, text: ({ price }) => price }]}
      save={messages.save}
      saving={messages.saving}
      failure={<FormFailure form={form} text={messages.notSaved} />}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="mvsCode"
        label={messages.mvsCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        form={form}
        name="year"
        label={messages.year}
        autoComplete="off"
        inputMode="numeric"
        mask="digits"
      />
      <p className="muted">{messages.dealerHint}</p>
      {dealers.failed ? (
        <Failed onRetry={dealers.retry}>{messages.noDealers}</Failed>
      ) : (
        <SearchSelect
          form={form}
          name="dealerCode"
          label={messages.dealer}
          optional
          options={dealers.options ?? []}
          busy={!dealers.options}
        />
      )}
      <PriceField form={form} name="price" label={messages.price} hint={doubt || undefined} />
    </RecordDialog>
  );
}

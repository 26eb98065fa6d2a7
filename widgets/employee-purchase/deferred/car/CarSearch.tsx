import { useEffect } from 'react';
import { parseTypedAmount } from '#domain/money/typed-amount';
import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { PriceField } from '#ui/fields/PriceField';
import { texts } from '../messages';

/** What the list is narrowed by. */
export interface CarQuery {
  text: string;
  /** In the market's currency; null for any price. */
  priceTo: number | null;
}
export const EVERY_CAR: CarQuery = { text: '', priceTo: null };

interface CarSearchProps {
  onSearch(query: CarQuery): void;
}

/** Narrows the offers by words and a price. */
export function CarSearch({ onSearch }: CarSearchProps) {
  const { car: messages } = useMessages(texts);
  const priceOf = (typed = '') => (typed.trim() ? parseTypedAmount(typed) : null);
  const form = useForm<{ text: string; priceTo: string }>({
    initial: {},
    check: async ({ priceTo = '' }) =>
      priceTo.trim() && !priceOf(priceTo) ? { priceTo: messages.priceWrong } : {},
    send: async ({ text = '', priceTo }) => onSearch({ text: text.trim(), priceTo: priceOf(priceTo) }),
  });
  const { status } = form;
  useEffect(() => {
    if (status === 'sent') form.edit();
  }, [status, form]);
  return (
    <form noValidate className="employee-search" onSubmit={form.onSubmit}>
      <TextField
        form={form}
        name="text"
        label={messages.text}
        optional={messages.optional}
        type="search"
        autoComplete="off"
      />
      <PriceField form={form} name="priceTo" label={messages.priceTo} optional={messages.optional} />
      <SubmitButton form={form} sending={messages.searching}>
        {messages.search}
      </SubmitButton>
    </form>
  );
}

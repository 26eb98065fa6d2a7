import { useState } from 'react';
import { cardBrand } from '#domain/payment/card';
import { maskCardNumber, maskMonthYear } from '#domain/text/masks';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { Icon } from '#ui/icons/Icon';
import { cardIcon } from './card-brand-icons';
import { texts } from './messages';
import { type CardEdits, SecretField } from './SecretField';

interface CardFieldsProps {
  form: Form<CardEdits>;
  /** Called with the brand of the typed number; empty if unknown. */
  onBrand?(brand: string): void;
}

/** The fields of a new card. What is typed stays in the inputs (useNewCard). */
export function CardFields({ form, onBrand }: CardFieldsProps) {
  const messages = useMessages(texts);
  const [brand, setBrand] = useState('');
  return (
    <>
      <SecretField
        form={form}
        name="number"
        label={messages.number}
        className="input adorned"
        inputMode="numeric"
        autoComplete="cc-number"
        spellCheck={false}
        mask={maskCardNumber}
        onTyped={(text) => {
          const found = cardBrand(text) ?? '';
          setBrand(found);
          onBrand?.(found);
        }}
        after={
          <div className="adorn">
            {brand && <Icon path={cardIcon(brand)} />}
            <span className="adorn-text" role="status">
              {brand}
            </span>
          </div>
        }
      />
      <SecretField form={form} name="holderName" label={messages.holderName} {...inputPresets.cardName} />
      <div className="pair">
        <SecretField
          form={form}
          name="dueDate"
          label={messages.dueDate}
          {...inputPresets.cardExpiry}
          mask={maskMonthYear}
        />
        <SecretField form={form} name="cvv" label={messages.cvv} {...inputPresets.cvv} />
      </div>
    </>
  );
}

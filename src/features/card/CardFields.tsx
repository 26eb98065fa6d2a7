import { useState } from 'react';
import { cardBrand } from '#domain/payment/card';
import { maskCardNumber, maskMonthYear } from '#domain/text/masks';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { cardIcon } from '#ui/icons/card-brands';
import { Icon } from '#ui/icons/Icon';
import * as kinds from '#ui/standalone/kinds';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { type CardEdits, SecretField } from './SecretField';

interface CardFieldsProps {
  form: Form<CardEdits>;
  /** Called with the brand of the typed number; empty if unknown. */
  onBrand?(brand: string): void;
}

/** The fields of a new card. What is typed stays in the inputs (useNewCard). */
export function CardFields({ form, onBrand }: CardFieldsProps) {
  const messages = useMessages(pt, es);
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
      <SecretField form={form} name="holderName" label={messages.holderName} {...kinds.cardName} />
      <div className="pair">
        <SecretField
          form={form}
          name="dueDate"
          label={messages.dueDate}
          {...kinds.cardExpiry}
          mask={maskMonthYear}
        />
        <SecretField form={form} name="cvv" label={messages.cvv} {...kinds.cvv} />
      </div>
    </>
  );
}

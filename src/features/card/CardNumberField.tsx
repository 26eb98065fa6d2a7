import { cardBrand } from '#domain/payment/card';
import { maskCardNumber } from '#domain/text/masks';
import { type FieldProps, TextField } from '#ui/core/fields';
import css from '#ui/fields/fields.css?inline';
import { useStyles } from '#ui/hooks/use-styles';

/** A card number in groups of digits, with its brand once it is recognized. */
export function CardNumberField<V extends object>({ form, name, label }: FieldProps<V, string>) {
  useStyles(css);
  const brand = cardBrand(String(form.values[name] ?? ''));
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      className="input adorned"
      inputMode="numeric"
      autoComplete="cc-number"
      spellCheck={false}
      mask={maskCardNumber}
      after={
        <div className="adorn">
          <span className="adorn-text" role="status">
            {brand}
          </span>
        </div>
      }
    />
  );
}

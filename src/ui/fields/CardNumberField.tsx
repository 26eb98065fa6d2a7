import { cardBrand } from '../../domain/card';
import { maskCardNumber } from '../../domain/masks';
import { type FieldProps, TextField } from '../core/fields';
import { useStyles } from '../hooks/use-styles';
import css from './fields.css?inline';

/** A card's number in groups, with its brand as soon as the digits tell it. */
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

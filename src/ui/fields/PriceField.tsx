import { amountText } from '#domain/money/currency';
import { amountDoubt, parseTypedAmount } from '#domain/money/typed-amount';
import { maskAmount, maskPercent } from '#domain/text/masks';
import type { FieldProps, FrameProps } from '../core/fields';
import { TextField } from '../core/fields';
import { useHost } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import css from './fields.css?inline';

/** Formats a typed amount with its thousands and cents: 4500 is 4.500,00. Other text is unchanged. */
function formatTyped(typed: string): string {
  const amount = parseTypedAmount(typed);
  return !amount || amount < 0 ? typed : amountText(amount);
}

type Props<V> = FieldProps<V, string> &
  Pick<FrameProps, 'optional' | 'hint'> & {
    /** Unit: the market's currency, or percent. */
    unit?: 'money' | 'percent';
    disabled?: boolean;
    readOnly?: boolean;
  };

/**
 * An amount of money or a percentage. An amount is read as everywhere else, 4500 is 4.500,00, and formatted once the
 * visitor leaves the field. The value is the displayed text without the unit; parseTypedAmount of
 * src/domain/money/typed-amount.ts parses it. What may be one of two amounts is said instead of the form's own error.
 */
export function PriceField<V extends object>({ unit = 'money', ...props }: Props<V>) {
  const { language } = useHost();
  useStyles(css);
  const { form, name } = props;
  const error = form.errors[name];
  const doubt = error && unit === 'money' && amountDoubt(String(form.values[name] ?? ''), language);
  const told: typeof form = doubt ? { ...form, errors: { ...form.errors, [name]: doubt } } : form;
  const money: typeof form = {
    ...told,
    touch(touched) {
      if (touched === name) {
        const typed = String(form.values[name] ?? '');
        const text = formatTyped(typed);
        if (text !== typed) form.set({ [name]: text } as Partial<V>);
      }
      form.touch(touched);
    },
  };
  const sign = unit === 'percent' ? '%' : language === 'es-AR' ? '$' : 'R$';
  return (
    <TextField
      {...props}
      form={unit === 'money' ? money : told}
      className={unit === 'percent' ? 'input adorned' : 'input prefixed'}
      inputMode="decimal"
      autoComplete="off"
      mask={unit === 'percent' ? maskPercent : maskAmount}
      after={
        <div className={unit === 'percent' ? 'adorn' : 'adorn start'}>
          <span className="adorn-text">{sign}</span>
        </div>
      }
    />
  );
}

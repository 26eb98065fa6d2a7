import { maskCurrency, maskPercent } from '../../domain/masks';
import type { FieldProps, FrameProps } from '../core/fields';
import { TextField } from '../core/fields';
import { useHost } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import css from './fields.css?inline';

/** The unit is shown beside the input. */
const maskAmount = (typed: string) => maskCurrency(typed).replace(/^\D+/, '');

type Props<V> = FieldProps<V, string> &
  Pick<FrameProps, 'optional' | 'hint'> & {
    /** Unit: the market's currency, or percent. */
    unit?: 'money' | 'percent';
    disabled?: boolean;
    readOnly?: boolean;
  };

/**
 * An amount of money or a percentage, typed from its last digit on: 1 is 0,01 and 1234 is 12,34. The value is the
 * displayed text without the unit; parsePrice of src/domain/format parses it.
 */
export function PriceField<V extends object>({ unit = 'money', ...props }: Props<V>) {
  const { language } = useHost();
  useStyles(css);
  const sign = unit === 'percent' ? '%' : language === 'es-AR' ? '$' : 'R$';
  return (
    <TextField
      {...props}
      className={unit === 'percent' ? 'input adorned' : 'input prefixed'}
      inputMode="numeric"
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

import { describedInGroup, ErrorLine } from '../core/fields';
import { useMessages } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import css from './slot-list.css?inline';

const messages = {
  'pt-BR': { morning: 'Manhã', afternoon: 'Tarde', evening: 'Noite', taken: 'ocupado' },
  'es-AR': { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche', taken: 'ocupado' },
};

/** A time, HH:MM; taken: somebody else has just taken it. */
export interface Slot {
  time: string;
  taken?: boolean;
}

interface SlotListProps {
  /** Its line for an error has the id `${name}-error`. */
  name: string;
  label: string;
  slots: readonly Slot[];
  /** The chosen time; empty until one is chosen. */
  value: string;
  error?: string;
  onChange(time: string): void;
}

const PARTS = [
  ['morning', '00:00', '12:00'],
  ['afternoon', '12:00', '18:00'],
  ['evening', '18:00', '24:00'],
] as const;

/** The times of a day, of which one is chosen: radio buttons by part of the day. */
export function SlotList({ name, label, slots, value, error, onChange }: SlotListProps) {
  const labels = useMessages(messages);
  useStyles(css);
  return (
    <fieldset className="field slot-list" part="field">
      <legend>{label}</legend>
      {PARTS.map(([part, from, to]) => {
        const within = slots.filter(({ time }) => from <= time && time < to);
        if (within.length === 0) return null;
        return (
          <div className="slot-part" key={part}>
            <p className="slot-name">{labels[part]}</p>
            <div className="slots">
              {within.map(({ time, taken }) => (
                <label className="slot" key={time}>
                  <input
                    type="radio"
                    name={name}
                    value={time}
                    disabled={taken}
                    {...describedInGroup(name, taken ? undefined : error)}
                    checked={value === time && !taken}
                    onChange={() => onChange(time)}
                  />
                  <span className="slot-time">{time}</span>
                  {taken && <small>{labels.taken}</small>}
                </label>
              ))}
            </div>
          </div>
        );
      })}
      <ErrorLine name={name} error={error} />
    </fieldset>
  );
}

interface SegmentFilterProps<T extends string> {
  /** Of the radio group in the widget. */
  name: string;
  /** Said by screen readers only: the segments explain themselves. */
  legend: string;
  /** Values with their texts, in order. */
  options: readonly (readonly [value: T, text: string])[];
  value: T;
  onChange(value: NoInfer<T>): void;
}

/** One choice among a few that filters a list, as a row of segments; its look is record-list.css. */
export function SegmentFilter<T extends string>({
  name,
  legend,
  options,
  value: chosen,
  onChange,
}: SegmentFilterProps<T>) {
  return (
    <fieldset className="segment-filter">
      <legend className="sr">{legend}</legend>
      <div className="choices">
        {options.map(([value, text]) => (
          <label className="choice" key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

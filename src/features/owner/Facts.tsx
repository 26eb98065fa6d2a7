import type { ReactNode } from 'react';
import { useStyles } from '#ui/hooks/use-styles';
import { Spoken } from '#ui/parts/Spoken';
import css from './facts.css?inline';

/** A label and what is known; a fact without a value is left out. */
export type Fact = readonly [label: string, value: ReactNode];

/** What is known of a car or of a document, in two columns where there is room. */
export function Facts({ of }: { of: readonly Fact[] }) {
  useStyles(css);
  return (
    <dl className="facts">
      {of.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Spoken>{value}</Spoken>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

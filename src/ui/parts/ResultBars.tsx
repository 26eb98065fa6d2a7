import type { ReactNode } from 'react';
import { useHost } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import css from './result-bars.css?inline';

export interface ResultBar {
  id: string;
  name: ReactNode;
  /** From 0 to 100; undefined if it is not known: then there is no bar. */
  percent?: number | undefined;
  /** What the percent is of, in words: "152 votos". */
  note?: ReactNode;
  /** A label beside the name: "Seu voto". Its bar is set off by its edge too. */
  mark?: ReactNode;
}

/** At most one decimal; the comma is the decimal sign of both languages. */
const percentText = (percent: number, language: string): string =>
  `${(Math.round(percent * 10) / 10).toLocaleString(language)}%`;

/** The results of a vote: each with its text and number, which say all that its bar shows. */
export function ResultBars({ label, bars }: { label: string; bars: readonly ResultBar[] }) {
  const { language } = useHost();
  useStyles(css);
  return (
    <ul className="result-bars" aria-label={label} part="results">
      {bars.map(({ id, name, percent, note, mark }) => (
        <li className={mark ? 'result own' : 'result'} key={id}>
          <div className="result-line">
            <span className="result-name">
              {name} {mark}
            </span>{' '}
            <span className="result-number">
              {percent !== undefined && <b>{percentText(percent, language)}</b>}{' '}
              {note && <small className="muted">{note}</small>}
            </span>
          </div>
          {percent !== undefined && (
            <svg className="result-track" width="100%" height="8" aria-hidden="true">
              <rect width={`${Math.min(100, Math.max(0, percent))}%`} height="8" rx="4" />
            </svg>
          )}
        </li>
      ))}
    </ul>
  );
}

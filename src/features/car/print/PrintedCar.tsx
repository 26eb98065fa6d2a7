import { type Ref, useEffect, useRef } from 'react';
import { useLatest } from '#ui/hooks/use-latest';
import { useStyles } from '#ui/hooks/use-styles';
import { printOnly } from '#ui/parts/Printable';
import printable from '#ui/parts/printable.css?inline';
import css from './printed-car.css?inline';
import type { PrintableCar } from './printed-rows';

/** Maximum milliseconds to wait for the car's image before printing (ours). */
const MAX_WAIT = 3000;

const loaded = (image: HTMLImageElement | null) =>
  Promise.race([
    image?.decode().catch(() => {}) ?? Promise.resolve(),
    new Promise((go) => setTimeout(go, MAX_WAIT)),
  ]);

/**
 * The printed sheets of a configuration, hidden on screen. Opens the print dialog once the image has loaded; `onEnd` is
 * called when the dialog has closed.
 */
export function PrintedCar({ paper, onEnd }: { paper: PrintableCar; onEnd(): void }) {
  const sheet = useRef<HTMLElement>(null);
  const image = useRef<HTMLImageElement>(null);
  useStyles(printable);
  useStyles(css);
  const latest = useLatest(onEnd);
  // Once: it prints the car as it was when printing was requested.
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    loaded(image.current).then(() => {
      if (signal.aborted || !sheet.current) return;
      addEventListener('afterprint', () => latest.current(), { once: true, signal });
      printOnly(sheet.current);
    });
    return () => end.abort();
  }, []);
  return <Sheet paper={paper} sheet={sheet} image={image} />;
}

interface SheetProps {
  paper: PrintableCar;
  /** By default that of a sheet which is seen in print only. */
  className?: string;
  sheet?: Ref<HTMLElement>;
  image?: Ref<HTMLImageElement>;
}

/** The sheet of a configuration. */
export const Sheet = ({ paper, className, sheet, image }: SheetProps) => (
  <article
    className={className ?? `printable car-sheet${paper.compact ? ' compact' : ''}`}
    part="printable"
    ref={sheet}
  >
    <header className="printable-head">
      <h3>
        <small>{paper.brand}</small> {paper.title}
      </h3>
      <div>{paper.made}</div>
    </header>
    {paper.noStock && <p className="sheet-stock">{paper.noStock}</p>}
    {paper.image && <img src={paper.image} alt="" width="319" height="319" ref={image} />}
    {paper.sections.map(({ title, rows }) => (
      <section key={title}>
        <h4>{title}</h4>
        <table>
          <tbody>
            {rows.map(({ name, text, amount, inner, strong }, index) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and rows never move
                key={index}
                className={[inner && 'inner', strong && 'strong'].filter(Boolean).join(' ') || undefined}
              >
                <th scope="row" colSpan={text ? 1 : 2}>
                  {name}
                </th>
                {text && <td colSpan={amount ? 1 : 2}>{text}</td>}
                {(amount || !text) && <td className="sheet-amount">{amount}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ))}
    {paper.comments.text && (
      <section>
        <h4>{paper.comments.title}</h4>
        <p className="sheet-comments">{paper.comments.text}</p>
      </section>
    )}
    {paper.serial.groups.length > 0 && (
      <section>
        <h4>{paper.serial.title}</h4>
        {paper.serial.groups.map(({ category, names }) => (
          <p key={category} className="sheet-serial">
            <b>{category}:</b> {names.join('; ')}.
          </p>
        ))}
      </section>
    )}
    <footer className="printable-footer">
      <p>{paper.legal}</p>
      {paper.link.address && (
        <p>
          {paper.link.title} <a href={paper.link.address}>{paper.link.address}</a>
        </p>
      )}
    </footer>
  </article>
);

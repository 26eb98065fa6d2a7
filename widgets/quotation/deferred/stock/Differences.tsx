import type { StockDifferences } from '#domain/quotation/stock-car';
import type { CarOptions } from '#features/car/car-store';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from '../messages';

interface DifferencesProps {
  of: StockDifferences;
  options: CarOptions | null;
}

/** How a car in stock differs from the wish, by names; codes where the version does not name them. */
export function Differences({ of, options }: DifferencesProps) {
  const messages = useMessages(texts);
  if (of.count === 0) return <p className="small">{messages.asWished}</p>;
  const nameIn = (all: readonly { code: string; name: string }[] | undefined, code: string) =>
    all?.find((each) => each.code === code)?.name ?? code;
  const parts = (codes: readonly string[]) => codes.map((code) => nameIn(options?.parts, code)).join(', ');
  const pair = (
    all: readonly { code: string; name: string }[] | undefined,
    two: { wished: string; there: string },
  ) =>
    fillMessage(messages.insteadOf, {
      there: two.there ? nameIn(all, two.there) : messages.unsaid,
      wished: nameIn(all, two.wished),
    });
  return (
    <ul className="differences small" aria-label={messages.differences}>
      {of.color && (
        <li>
          {messages.color}: {pair(options?.colors, of.color)}
        </li>
      )}
      {of.coating && (
        <li>
          {messages.coating}: {pair(options?.coatings, of.coating)}
        </li>
      )}
      {of.missing.length > 0 && <li>{fillMessage(messages.lacks, { parts: parts(of.missing) })}</li>}
      {of.extra.length > 0 && <li>{fillMessage(messages.hasMore, { parts: parts(of.extra) })}</li>}
    </ul>
  );
}

import { country, market } from '../../../src/page/metadata';
import type { Mvs } from '../../../src/services/entities/car';
import type { CarPrices } from '../../../src/services/entities/price';
import { batchPrices } from '../../../src/services/price';
import { remember } from '../../../src/stores/remember';
import { useAnswer } from '../../../src/ui/use-answer';

/**
 * Prices of versions in every form, asked for together. undefined while they are on their way; null where they cannot be
 * had: then the list price that the version itself brings is all there is.
 */
export function useVersionPrices(versions: readonly Mvs[]): (code: string) => CarPrices | null | undefined {
  const codes = versions.map(({ code }) => code);
  const question = codes.join(' ');
  const { value, failed } = useAnswer(
    () =>
      remember(`prices ${question}`, () =>
        batchPrices({ query: { mvsCode: codes, country: country(), market: market() } }),
      ),
    question || undefined,
  );
  return (code) => (failed ? null : value && (value.find(({ mvsCode }) => mvsCode === code) ?? null));
}

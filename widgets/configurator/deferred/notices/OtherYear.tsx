import { parseMvs } from '#domain/vehicle/mvs';
import { linkedCar } from '#features/car/current/car-link';
import { loadCar } from '#features/car/current/load-car';
import { savedConfiguration } from '#features/car/current/saved-car';
import { brand, country } from '#page/core/metadata';
import { findMvsByParts } from '#services/mvs-search';
import { useHost } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { useAllMessages } from '../shell/messages-context';

/** Returns the codes of the car that the page was to open. */
function wantedCar() {
  const link = linkedCar();
  if (link) return link;
  const saved = savedConfiguration();
  return saved && { ...saved, mvsCode: saved.mvs.code };
}

/** Requests the newest year in which a code is sold, by its parts (CAT-15); null if it is sold in none. */
async function newestOf(code: string) {
  const parts = parseMvs(code);
  if (!parts) return null;
  const found = await findMvsByParts({ query: { ...parts, brand: brand() ?? '', country: country() } });
  return [...found].sort((one, other) => (other.year ?? 0) - (one.year ?? 0))[0] ?? null;
}

interface OtherYearProps {
  onChoose(code: string, load: () => Promise<void>): void;
}

/**
 * Offers the model year in which the version of a link or of an earlier visit is still sold, with its choices; nothing
 * if it is sold in none.
 */
export function OtherYear({ onChoose }: OtherYearProps) {
  const { element } = useHost();
  const messages = useAllMessages();
  const wanted = wantedCar();
  const code = wanted?.mvsCode;
  const { value, failed, retry } = useQuery(() => newestOf(code ?? ''), code && `${brand()} ${code}`);
  if (failed) {
    return (
      <button className="link" type="button" onClick={retry}>
        {messages.otherYearFailed}
      </button>
    );
  }
  if (!wanted || !value) return null;
  const { code: mvsCode, year } = value;
  return (
    <button
      className="link"
      type="button"
      onClick={() =>
        onChoose(mvsCode, () =>
          loadCar({ mvsCode, ...(year && { year }), codes: wanted, byVisitor: true }, element),
        )
      }
    >
      {fillMessage(messages.otherYear, { year: year ?? '' }).trim()}
    </button>
  );
}

import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { brand } from '#page/core/metadata';
import { market } from '#page/market';
import { cachedQuery } from '#services/http/query-cache';
import { listCarModels } from '#services/offer-site';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

/** One request per page; a brand's models change less often than its offers. */
const offeredModels = () =>
  cachedQuery(`offered models ${brand()} ${market()}`, () =>
    listCarModels({ query: { brand: brand() ?? '', market: market() } }),
  );

/** The models that have offers somewhere, where a search has found none; nothing if they are not known. */
export function OfferedModels({ onChoose }: { onChoose(modelCode: string): void }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const models = useQuery(offeredModels, 'models').value?.filter(({ offers }) => offers !== 0) ?? [];
  if (models.length === 0) return null;
  return (
    <section className="offered-models">
      <h3>{messages.offeredModels}</h3>
      <ul>
        {models.map(({ modelCode, modelName, offers, value }) => (
          <li key={modelCode}>
            <Button kind="plain" onClick={() => onChoose(modelCode)}>
              {modelName}
            </Button>
            <span className="muted">
              {[
                offers !== undefined &&
                  countText({ one: messages.oneOffer, many: messages.offerCount }, offers),
                isAmount(value) &&
                  fillMessage(messages.startingAt, { price: formatCurrency(value, language) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

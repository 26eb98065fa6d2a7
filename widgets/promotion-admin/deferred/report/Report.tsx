import { useState } from 'react';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { Empty } from '#ui/parts/Empty';
import { ChoiceField, PromotionChoice } from '../PromotionChoice';
import type { TabProps } from '../tab-props';
import { texts } from './messages';
import { ReportFile } from './ReportFile';

/** The report of who may win a prize: the promotion, its prize, then the file. */
export function Report({ data, promotionId, onPromotion }: TabProps) {
  const messages = useMessages(texts);
  const url = useUrlStep('vt-promotion-prize', (id) => setPrize(id ?? ''));
  const [prizeId, setPrize] = useState(() => url.read() ?? '');
  const choose = (id: string) => {
    setPrize(id);
    url.write(id, 'replace');
  };
  return (
    <PromotionChoice
      id="report-promotion"
      promotions={data.promotions}
      promotionId={promotionId}
      onPromotion={onPromotion}
    >
      {({ id, prizes }) => {
        const all = prizes ?? [];
        const prize = all.find((each) => each.id === prizeId);
        if (all.length === 0) return <Empty title={messages.noPrizes} />;
        return (
          <>
            <ChoiceField
              id="report-prize"
              label={messages.prize}
              none={messages.choosePrize}
              value={prizeId}
              choices={all}
              onChange={choose}
            />
            {prize && (
              <>
                <p className="muted">{fillMessage(messages.hint, { prize: prize.name })}</p>
                <ReportFile key={`${id} ${prize.id}`} promotionId={id} prizeId={prize.id} />
              </>
            )}
          </>
        );
      }}
    </PromotionChoice>
  );
}

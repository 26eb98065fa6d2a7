import { useState } from 'react';
import { PromotionChoice } from '../PromotionChoice';
import type { TabProps } from '../tab-props';
import { DenyImport } from './DenyImport';
import { DenyTable } from './DenyTable';
import { useDenyList } from './use-deny-list';

/** Who may not take part: the promotion, then its list. */
export function DenyList({ data, promotionId, onPromotion }: TabProps) {
  return (
    <PromotionChoice
      id="denied-promotion"
      promotions={data.promotions}
      promotionId={promotionId}
      onPromotion={onPromotion}
    >
      {({ id, name }) => <ListOf key={id} promotionId={id} name={name} source={data.source} />}
    </PromotionChoice>
  );
}

interface ListOfProps {
  promotionId: string;
  name: string;
  source: TabProps['data']['source'];
}

/** The list of one promotion, or what is imported into it. */
function ListOf({ promotionId, name, source }: ListOfProps) {
  const list = useDenyList(promotionId);
  const [isImporting, setImporting] = useState(false);
  const [isShown, setShown] = useState(false);
  const [statusMessage, setStatusMessage] = useState('');
  const shared = { list, promotionId, name, isShown, onSaid: setStatusMessage };
  if (isImporting) return <DenyImport {...shared} onClose={() => setImporting(false)} />;
  return (
    <DenyTable
      {...shared}
      source={source}
      statusMessage={statusMessage}
      onShown={setShown}
      onImport={() => {
        setStatusMessage('');
        setImporting(true);
      }}
    />
  );
}

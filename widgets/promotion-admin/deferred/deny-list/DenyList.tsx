import { useState } from 'react';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { PromotionChoice } from '../PromotionChoice';
import type { TabProps } from '../tab-props';
import { DenyImport } from './DenyImport';
import { texts } from './messages';
import { type DeniedOf, useDenied } from './use-denied';
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

/** The list of one promotion, or what is imported into it. */
function ListOf(props: DeniedOf) {
  const messages = useMessages(texts);
  const list = useDenyList(props.promotionId);
  const [isImporting, setImporting] = useState(false);
  const { resource, clear, isClearing, hasClearFailed, isShown, setShown } = useDenied(list, props);
  if (isImporting) {
    return (
      <DenyImport
        list={list}
        name={props.name}
        isShown={isShown}
        onSaid={resource.say}
        onClose={() => {
          setImporting(false);
          resource.refresh();
        }}
      />
    );
  }
  return (
    <StaffResourceView
      resource={resource}
      tools={
        <>
          <Button
            kind="plain"
            onClick={() => {
              resource.clear();
              setImporting(true);
            }}
          >
            {messages.import}
          </Button>
          <Button kind="plain" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? messages.hide : messages.show}
          </Button>
          {resource.table.total !== 0 && (
            <Button kind="plain" busy={isClearing} onClick={clear}>
              {messages.clearing.action}
            </Button>
          )}
        </>
      }
    >
      {hasClearFailed && <FailureNotice onRetry={clear}>{messages.clearing.notRead}</FailureNotice>}
    </StaffResourceView>
  );
}

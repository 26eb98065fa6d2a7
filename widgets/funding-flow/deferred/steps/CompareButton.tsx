import { FUNDING_STATE_OF } from '#domain/funding/flow';
import type { FundingPlan } from '#features/funding/funding-plan';
import { emit } from '#page/core/events';
import { deferred } from '#ui/core/deferred';
import { useHost } from '#ui/core/host-context';
import { useDeferredDialog } from '#ui/dialog/use-deferred-dialog';
import { Button } from '#ui/parts/Button';
import { useFlowPage } from '../shell/flow-context';

const deferredDialog = deferred(() => import('./CompareDialog'));

/** Opens the comparison of the sources, for the current plan or a default one. */
export function CompareButton({ plan }: { plan?: FundingPlan | null }) {
  const { element } = useHost();
  const { messages, state } = useFlowPage();
  const { dialog, busy, failures, ...comparison } = useDeferredDialog(deferredDialog);
  const { step } = state;
  const show = () => {
    comparison.show();
    emit(element, 'vt-funding-stepped', { step, state: 'comparator' });
  };
  const close = () => {
    comparison.close();
    emit(element, 'vt-funding-stepped', { step, state: FUNDING_STATE_OF[step] });
  };
  return (
    <>
      <Button kind="plain" aria-haspopup="dialog" busy={busy} onClick={show}>
        {messages.compare}
      </Button>
      {failures > 0 && (
        <p className="error" role="alert" key={failures}>
          {messages.failed}
        </p>
      )}
      {dialog && <dialog.CompareDialog plan={plan ?? null} onClose={close} />}
    </>
  );
}

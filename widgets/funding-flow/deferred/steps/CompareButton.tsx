import { useState } from 'react';
import { FUNDING_STATE_OF } from '../../../../src/domain/funding/flow';
import type { FundingPlan } from '../../../../src/features/funding/funding-plan';
import { publishEvent } from '../../../../src/page/events/publish-event';
import { deferred } from '../../../../src/ui/core/deferred';
import { useHost } from '../../../../src/ui/core/host-context';
import { useDeferred } from '../../../../src/ui/core/use-deferred';
import { Button } from '../../../../src/ui/parts/Button';
import { useFlowPage } from '../shell/flow-context';

const deferredDialog = deferred(() => import('./CompareDialog'));

/** Opens the comparison of the ways to pay, for the plan in sight or a usual one. */
export function CompareButton({ plan }: { plan?: FundingPlan | null }) {
  const { element } = useHost();
  const { words: w, state } = useFlowPage();
  const [open, setOpen] = useState(false);
  const { module, failures, retry } = useDeferred(deferredDialog, open);
  const { step } = state;
  const press = () => {
    setOpen(true);
    if (failures) retry();
    publishEvent(element, 'vt-funding-stepped', { step, state: 'comparator' });
  };
  const close = () => {
    setOpen(false);
    publishEvent(element, 'vt-funding-stepped', { step, state: FUNDING_STATE_OF[step] });
  };
  return (
    <>
      <Button kind="plain" aria-haspopup="dialog" busy={open && !module && !failures} onClick={press}>
        {w.compare}
      </Button>
      {failures > 0 && open && (
        <p className="error" role="alert" key={failures}>
          {w.failed}
        </p>
      )}
      {module && open && <module.CompareDialog plan={plan ?? null} onClose={close} />}
    </>
  );
}

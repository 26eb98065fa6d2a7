import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useDeferred } from '#ui/core/use-deferred';

const deferredPicker = deferred(() => import('#features/dealer/picker/DealerPicker'));

/** The dialog in which the visitor chooses the dealer that receives the lead, without leaving the form. */
export const DealerChoice = ({ title, onClose }: { title: string; onClose(): void }) => (
  <DeferredView of={useDeferred(deferredPicker)} placeholder={null}>
    {({ default: DealerPicker }) => <DealerPicker title={title} onClose={onClose} />}
  </DeferredView>
);

import { useConfiguratorMessages } from './messages-context';

/** Placeholder of a step that is loading. */
export function StepSkeleton() {
  const w = useConfiguratorMessages();
  return (
    <div className="blank-panel" aria-busy="true">
      <p className="sr" role="status">
        {w.loading}
      </p>
    </div>
  );
}

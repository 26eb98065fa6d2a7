import { useConfiguratorMessages } from './messages-context';

/** Placeholder of a step that is loading. */
export function StepSkeleton() {
  const messages = useConfiguratorMessages();
  return (
    <div className="blank-panel" aria-busy="true">
      <p className="sr" role="status">
        {messages.loading}
      </p>
    </div>
  );
}

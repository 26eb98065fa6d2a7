import { useConfiguratorWords } from './messages-context';

/** Placeholder of a step that is loading. */
export function Waiting() {
  const w = useConfiguratorWords();
  return (
    <div className="blank-panel" aria-busy="true">
      <p className="sr" role="status">
        {w.loading}
      </p>
    </div>
  );
}

import { Skeleton } from '../../src/ui/parts/Skeleton';

/** The shape of the versions to come; a third one where there is room. Nobody hears it. */
export const Waiting = () => (
  <div className="waiting" aria-hidden="true">
    {['one', 'two', 'three'].map((key) => (
      <div key={key}>
        <Skeleton kind="media" count={4} />
        <Skeleton kind="rows" count={8} />
      </div>
    ))}
  </div>
);

import type { Loaded } from './use-deferred';

interface DeferredFailureProps {
  text: string;
  retry: string;
  of: Loaded<unknown>;
}

/** Says that a deferred module failed to load, announced after each attempt, with a retry button. */
export const DeferredFailure = ({ text, retry, of }: DeferredFailureProps) => (
  <>
    <p role="alert" key={of.failures}>
      {text}
    </p>
    <button className="button plain" part="button" type="button" onClick={of.retry}>
      {retry}
    </button>
  </>
);

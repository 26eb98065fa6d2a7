import type { Loaded } from './use-deferred';

interface NotLoadedProps {
  text: string;
  retry: string;
  of: Loaded<unknown>;
}

/** A deferred part of a widget could not be loaded: announced after each attempt, with a way to retry. The widget places it. */
export const NotLoaded = ({ text, retry, of }: NotLoadedProps) => (
  <>
    <p role="alert" key={of.failures}>
      {text}
    </p>
    <button className="button plain" part="button" type="button" onClick={of.retry}>
      {retry}
    </button>
  </>
);

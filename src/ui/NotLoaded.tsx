interface NotLoadedProps {
  text: string;
  retry: string;
  again(): void;
}

/** A widget's work, or a part of it, could not be loaded: said at once, with another try. Their place is the widget's. */
export const NotLoaded = ({ text, retry, again }: NotLoadedProps) => (
  <>
    <p role="alert">{text}</p>
    <button className="button plain" part="button" type="button" onClick={again}>
      {retry}
    </button>
  </>
);

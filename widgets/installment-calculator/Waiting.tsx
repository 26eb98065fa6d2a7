/** The shape of car, sliders and figures to come; nobody hears it. */
export const Waiting = () => (
  <div className="waiting" aria-hidden="true">
    <span className="shape line" />
    <div className="waiting-columns">
      <div>
        {[1, 2, 3].map((place) => (
          <span className="shape slide" key={place} />
        ))}
      </div>
      <span className="shape box" />
    </div>
  </div>
);

/** Placeholder of car, sliders and amounts; hidden from screen readers. */
export const CalculatorSkeleton = () => (
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

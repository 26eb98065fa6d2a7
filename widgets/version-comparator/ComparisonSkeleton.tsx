/**
 * Placeholder of the versions, a third one if there is space. Part of the first view, which must need no further files;
 * hidden from screen readers.
 */
export const ComparisonSkeleton = () => (
  <div className="waiting" aria-hidden="true">
    {[1, 2, 3].map((column) => (
      <div key={column}>
        {['picture-to-come', 'name', 'price', 'list', 'control', 'text', 'text colors'].map((shape) => (
          <span className={shape} key={shape} />
        ))}
      </div>
    ))}
  </div>
);

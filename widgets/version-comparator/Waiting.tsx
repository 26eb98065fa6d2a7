/**
 * The shape of the versions to come, a third one where there is room: drawn here, so that the first sight needs no more
 * files. Nobody hears it.
 */
export const Waiting = () => (
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

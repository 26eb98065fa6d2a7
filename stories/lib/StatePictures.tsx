/** Each set of statuses with the stories that show its statuses (stories/states/sets.ts). */
import { PICTURED, SHOWN_IN, WITHOUT_SCREEN } from '../states/sets';
import { Picture } from './Picture';
import './docs.css';

export const StatePictures = () => (
  <>
    {Object.entries(PICTURED).flatMap(([story, sets]) => [
      ...Object.entries(sets).map(([name, statuses]) => (
        <div key={name}>
          <h3>{name}</h3>
          <p>{statuses.join(', ')}</p>
        </div>
      )),
      <Picture key={story} place={`states/${story}#Every`} caption={story} />,
    ])}
    {Object.entries(SHOWN_IN).map(([name, states]) => (
      <div key={name}>
        <h3>{name}</h3>
        {Object.entries(states).map(([state, place]) => (
          <Picture key={state} place={place} caption={state} />
        ))}
      </div>
    ))}
    <h3>Without a screen</h3>
    <ul>
      {Object.entries(WITHOUT_SCREEN).map(([name, why]) => (
        <li key={name}>
          {name}: {why}
        </li>
      ))}
    </ul>
  </>
);

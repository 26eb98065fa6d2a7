/** Each set of statuses with the stories that show its statuses (stories/states/sets.ts). */
import { PICTURED, SHOWN_IN, WITHOUT_SCREEN } from '../states/sets';
import './docs.css';

/** Returns the id of a story by its file below stories/ and its export, such as states/identity#Token. */
export function storyId(place: string): string {
  const [file = '', name = ''] = place.split('#');
  const [folder = ''] = file.split('/');
  const title = folder === 'states' ? file.replace('/', '-') : `widgets-vt-${folder}`;
  return `${title}--${name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}`;
}

/** A story as it is, loaded when it comes into view. */
const Picture = ({ place, caption }: { place: string; caption: string }) => (
  <figure className="state-picture">
    <figcaption>{caption}</figcaption>
    <iframe loading="lazy" title={caption} src={`./iframe.html?id=${storyId(place)}&viewMode=story`} />
  </figure>
);

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

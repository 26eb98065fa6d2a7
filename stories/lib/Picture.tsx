import { FRAME } from './session-cookies';

/** Folders of stories that are pictures of the specification, with titles of their own; all others are widgets'. */
const FOLDERS = ['states', 'roles'];

/** Returns the id of a story by its file below stories/ and its export, such as states/identity#Token. */
export function storyId(place: string): string {
  const [file = '', name = ''] = place.split('#');
  const [folder = ''] = file.split('/');
  const title = FOLDERS.includes(folder) ? file.replace('/', '-') : `widgets-vt-${folder}`;
  return `${title}--${name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}`;
}

interface PictureProps {
  place: string;
  /** Above the picture. */
  caption: string;
  /** Name of the frame, unlike all others of its page. */
  title?: string;
  /** Of a screen of few lines. */
  isShort?: boolean;
}

/** A story as it is, loaded when it comes into view, in a visit of its own. */
export function Picture({ place, caption, title = caption, isShort }: PictureProps) {
  const id = storyId(place);
  return (
    <figure className={isShort ? 'state-picture short' : 'state-picture'}>
      <figcaption>{caption}</figcaption>
      <iframe loading="lazy" title={title} src={`./iframe.html?id=${id}&viewMode=story&${FRAME}=${id}`} />
    </figure>
  );
}

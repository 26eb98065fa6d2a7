import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns what a story's file says: what stands before its stories, and the story itself; an empty string for no such story.
 * @param place its file below stories/ and its export, such as states/identity#Token
 */
export function storyText(place: string): string {
  const [file = '', name = ''] = place.split('#');
  const path = `stories/${file}.stories.tsx`;
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [beginning = '', ...stories] = text.split(/^(?=export const )/m);
  const story = stories.find((each) => each.startsWith(`export const ${name}:`));
  return story ? beginning + story : '';
}

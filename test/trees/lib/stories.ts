import { readFileSync } from 'node:fs';

export interface Story {
  id: string;
  type: 'story' | 'docs';
}

/** Returns the stories of the static Storybook. */
export function readStories(): Story[] {
  const { entries } = JSON.parse(readFileSync('.cache/storybook/index.json', 'utf8')) as {
    entries: Record<string, Story>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

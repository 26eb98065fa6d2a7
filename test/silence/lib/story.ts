/** A story as a visit: its page, its widget and its play, over the sandbox of the stories. */
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { arrangePage, type PageSetup, type Toolbars } from '#stories/lib/page-setup';
import { answerInBrowser, sandbox } from '#stories/lib/sandbox';
import { settle } from '#test/unit/lib/render';
import { stubFetch } from '#test/unit/lib/stub-fetch';
import { preparePage } from './mount';
import { Missing, typed } from './page';
import { onSeen, playOut } from './storybook';
import { type Change, type Visit, visitPage } from './visit';

type Cleanup = undefined | (() => void);
interface Context {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
  storyGlobals: Record<string, unknown>;
}
interface Annotations {
  component?: string;
  args?: Record<string, unknown>;
  globals?: Record<string, unknown>;
  parameters?: { vitrine?: PageSetup };
  beforeEach?: (context: Context) => Cleanup | Promise<Cleanup>;
  render?: (args: Record<string, unknown>) => ReactNode;
  play?: (context: Context) => Promise<void>;
}
export type StoryFile = { default: Annotations } & Record<string, Annotations>;

/** A story of a file, by the name of its export. */
export interface Story {
  tag: string;
  meta: Annotations;
  story: Annotations;
}

/** The stories of a file that have a play, and whose component is a widget shown as its tag. */
export const storiesOf = ({ default: meta, ...stories }: StoryFile): [string, Story][] =>
  Object.entries(stories)
    .filter(([, story]) => story?.play && !meta.render && !story.render && meta.component?.startsWith('vt-'))
    .map(([name, story]) => [name, { tag: meta.component ?? '', meta, story }]);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function markupOf(tag: string, { children = '', ...args }: Record<string, unknown>): string {
  const attributes = Object.entries(args).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false || value === '') return [];
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    return value === true ? [name] : [`${name}="${escaped(text)}"`];
  });
  return `<${[tag, ...attributes].join(' ')}>${children}</${tag}>`;
}

if (!navigator.geolocation)
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition() {} } });
const native = globalThis.fetch;
answerInBrowser();
const answering = globalThis.fetch;
globalThis.fetch = native;

/** Resolves to what a story shows and sends, with the answers of its services changed. */
export async function visitStory({ tag, meta, story }: Story, change?: Change): Promise<Visit> {
  await preparePage();
  stubFetch((request) => answering(request));
  const storyGlobals = { ...meta.globals, ...story.globals };
  const globals = { brand: 'fiat', language: 'pt-BR', network: 'normal', ...storyGlobals };
  history.replaceState(null, '', '/');
  const setup = { ...meta.parameters?.vitrine, ...story.parameters?.vitrine };
  arrangePage(globals as Toolbars & typeof globals, setup);
  const args = { ...meta.args, ...story.args };
  for (const value of Object.values(args)) typed.add(String(value));
  document.body.innerHTML = `<main>${markupOf(tag, args)}</main>`;
  const canvasElement = document.body.firstElementChild as HTMLElement;
  const context = { canvasElement, globals, storyGlobals };
  const cleanups: Cleanup[] = [];
  const result = await visitPage(
    sandbox,
    change,
    async ({ look, done, show }) => {
      onSeen(look);
      for (const { beforeEach } of [meta, story]) cleanups.push(await beforeEach?.(context));
      await show(canvasElement.querySelector(tag) as HTMLElement);
      await settle();
      look();
      try {
        await playOut(story.play?.(context));
      } catch (error) {
        // What the play itself meets is not of the page.
        look();
        throw new Missing(error instanceof Error ? error.message : String(error));
      }
      await settle();
      look();
      done();
    },
    true,
  );
  for (const clean of cleanups) clean?.();
  vi.restoreAllMocks();
  onSeen(() => {});
  return result;
}

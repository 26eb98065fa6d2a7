/** A visit to a page that has one widget: its main job, done step by step, with the sandbox's answers changed or not. */

import type { Root } from 'react-dom/client';
import type { Sandbox } from '#demo-pages/sandbox/app';
import { answerChanges } from '#demo-pages/sandbox/rules/answer-changes';
import type { CallEntry } from '#demo-pages/sandbox/state';
import type { Definition } from '#services/http/types';
import type { MainJob } from '#test/e2e/lib/main-job';
import { NOON } from '#test/unit/lib/clock';
import { settle } from '#test/unit/lib/render';
import { sandboxPage } from '#test/unit/lib/sandbox-fetch';
import { leave, mount, preparePage } from './mount';
import { Missing, page, typed } from './page';
import { linesShown } from './shown';

export type Change = (definition: Definition, answer: unknown) => unknown;

export interface Visit {
  /** The lines that were shown after some step. */
  lines: Set<string>;
  /** Requests that the sandbox received. */
  sent: CallEntry[];
  /** Answers by call, as the sandbox has them. */
  answers: Map<string, { definition: Definition; answers: unknown[] }>;
  /** Steps that were done. */
  steps: number;
  /** Why the next one was not. */
  stop: string | undefined;
  /** Errors that were thrown. */
  errors: string[];
}

const METADATA = {
  brand: 'fiat',
  country: 'BR',
  'sign-in': '/fiat/entrar/',
  'lead-client-id': 'demo',
  'lead-client-secret': 'demo',
};

const message = (error: unknown) =>
  process.env.STACKS && error instanceof Error
    ? String(error.stack)
    : error instanceof Error
      ? `${error.name}: ${error.message}`
      : String(error);

/** What an act of a visit is given. */
export interface Visitor {
  /** Notes what is shown. */
  look(): void;
  /** Notes that a step is done. */
  done(): void;
  /** Shows the widget of an element. */
  show(element: HTMLElement): Promise<void>;
}

/** Goes through a page whose services are a sandbox, and notes what it shows and sends. */
export async function visitPage(
  { state, world }: Sandbox,
  change: Change | undefined,
  act: (visitor: Visitor) => Promise<void>,
  isOwnRoot = false,
): Promise<Visit> {
  const result: Visit = {
    lines: new Set(),
    sent: state.calls,
    answers: new Map(),
    steps: 0,
    stop: undefined,
    errors: [],
  };
  answerChanges(world).change = (definition, value) => {
    const answer: unknown = JSON.parse(JSON.stringify(value));
    const { id } = definition;
    const known = result.answers.get(id) ?? { definition, answers: [] };
    known.answers.push(answer);
    result.answers.set(id, known);
    return change ? change(definition, answer) : undefined;
  };
  const note = (error: unknown) => void result.errors.push(message(error));
  const onError = (event: Event) => note((event as ErrorEvent).error ?? event);
  addEventListener('error', onError);
  const life = new AbortController();
  const roots: Root[] = [];
  const look = () => {
    for (const line of linesShown()) result.lines.add(line);
  };
  const done = () => void result.steps++;
  const show = (element: HTMLElement) => mount(element, roots, life.signal, note, isOwnRoot);
  try {
    await act({ look, done, show });
  } catch (error) {
    if (error instanceof Missing) result.stop = error.message;
    else note(error);
    look();
  } finally {
    life.abort();
    await leave(roots);
    removeEventListener('error', onError);
  }
  return result;
}

/** Does a main job with the sandbox's answers changed; `most` steps of it. */
export async function visit(job: MainJob, change?: Change, most = job.steps.length): Promise<Visit> {
  await preparePage();
  const { sandbox } = sandboxPage(METADATA, () => (job.takesTime ? Date.now() : NOON));
  document.documentElement.lang = 'pt-BR';
  history.replaceState(null, '', `/${job.query ?? ''}`);
  document.body.innerHTML = job.markup.replace(/<meta [^>]*>/g, '');
  for (const { value } of document.body.firstElementChild?.attributes ?? []) typed.add(value);
  const metadata = job.markup.match(/<meta [^>]*>/g)?.join('') ?? '';
  document.head.insertAdjacentHTML('beforeend', metadata);
  return visitPage(sandbox, change, async ({ look, done, show }) => {
    await show(document.body.firstElementChild as HTMLElement);
    await settle();
    look();
    for (const step of job.steps.slice(0, most)) {
      await step.act(page as never);
      await settle();
      look();
      await step.done(page as never);
      look();
      done();
    }
  });
}

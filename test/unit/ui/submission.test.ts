// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emit as fire } from '#page/core/events';
import { ServiceError } from '#services/http/service-error';
import type { Host } from '#ui/core/host-context';
import { failureKind, submit } from '#ui/submission';

type Answer = { id: string };

let element: HTMLElement;
let host: Pick<Host, 'element' | 'emit'>;
/** What was fired, with its payload. */
let fired: [string, unknown][];
/** The keys and numbers of the tries, and how each is answered. */
let tries: { key: string; number: number; answer(with_: Answer): void; fail(error: unknown): void }[];

beforeEach(() => {
  element = document.createElement('vt-test');
  document.body.replaceChildren(element);
  fired = [];
  tries = [];
  host = {
    element,
    emit: (name, detail) => {
      fired.push([name, detail]);
      return fire(element, name, detail);
    },
  };
});

const send = (options: { idempotencyKey: string }, number: number) =>
  new Promise<Answer>((answer, fail) => {
    tries.push({ key: options.idempotencyKey, number, answer, fail });
  });

const submitTo = (owner: typeof host, content: unknown, kind = 'message') =>
  submit(owner, kind, content, {
    send,
    sent: ['vt-contact-sent', ({ id }) => ({ id, dealer: null })],
    failed: 'vt-contact-failed',
  });

const failure = (kind: 'network' | 'http', status = 0) => new ServiceError(kind, 'CON-01', kind, status);
const lastTry = () => tries.at(-1) as (typeof tries)[number];

/** Submits content and has the service accept it. */
async function accepted(content: unknown, owner = host) {
  const running = submitTo(owner, content);
  lastTry().answer({ id: 'one' });
  return running;
}

/** Submits content and has the try fail. */
async function failed(content: unknown, error: unknown) {
  const running = submitTo(host, content);
  lastTry().fail(error);
  await expect(running).rejects.toBe(error);
}

describe('a submission', () => {
  it('resolves to the answer, and fires its event once it is confirmed', async () => {
    const running = submitTo(host, { text: 'a' });
    expect(fired).toEqual([]);
    expect(lastTry().key).toMatch(/^[0-9a-f]{32}$/);
    lastTry().answer({ id: 'one' });
    expect(await running).toEqual({ id: 'one' });
    expect(fired).toEqual([['vt-contact-sent', { id: 'one', dealer: null }]]);
  });

  it('is sent once though it is pressed twice', async () => {
    const both = [submitTo(host, { text: 'a' }), submitTo(host, { text: 'a' })];
    expect(tries).toHaveLength(1);
    lastTry().answer({ id: 'one' });
    expect(await Promise.all(both)).toEqual([{ id: 'one' }, { id: 'one' }]);
    expect(fired).toHaveLength(1);
  });

  it('that two presses share fails for both, with one event, and can be tried again', async () => {
    const both = [submitTo(host, 'a'), submitTo(host, 'a')];
    lastTry().fail(failure('network'));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fired).toHaveLength(1);
    await accepted('a');
    expect(tries).toHaveLength(2);
  });

  it('has the same key and number after a lost answer and after a refusal', async () => {
    await failed('a', failure('network'));
    await failed('a', failure('http', 422));
    await accepted('a');
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
    expect(new Set(tries.map(({ number }) => number)).size).toBe(1);
  });

  it('is a new one for changed content, after a confirmation, for another kind and another widget', async () => {
    await failed('a', failure('network'));
    await failed('b', failure('network'));
    await accepted('b');
    await accepted('b');
    submitTo(host, 'b', 'other');
    submitTo({ ...host, element: document.createElement('vt-test') }, 'b');
    const [, changed, confirmed] = tries;
    expect(confirmed?.key).toBe(changed?.key);
    expect(new Set(tries.map(({ key }) => key)).size).toBe(5);
  });

  it('with changed content does not wait for the try that is running, and outlives its confirmation', async () => {
    const first = submitTo(host, 'a');
    const second = submitTo(host, 'b');
    expect(tries).toHaveLength(2);
    tries[0]?.answer({ id: 'one' });
    await first;
    tries[1]?.fail(failure('network'));
    await expect(second).rejects.toThrow('network');
    await accepted('b');
    expect(tries[2]?.key).toBe(tries[1]?.key);
  });

  it('fires the failure with its kind, before it rejects', async () => {
    await failed('a', failure('http', 500));
    await failed('a', new TypeError('ours'));
    expect(fired).toEqual([
      ['vt-contact-failed', { kind: 'http' }],
      ['vt-contact-failed', { kind: 'unknown' }],
    ]);
  });

  it('fires no failure where none is named', async () => {
    const error = failure('http', 409);
    const running = submit(host, 'message', 'a', {
      send: () => Promise.reject(error),
      sent: ['vt-contact-sent', () => ({ id: '', dealer: null })],
    });
    await expect(running).rejects.toBe(error);
    expect(fired).toEqual([]);
  });

  it('that is answered after the widget was removed is a fact all the same', async () => {
    const onPage = vi.fn();
    document.addEventListener('vt-contact-sent', onPage, { once: true });
    const running = submitTo(host, 'a');
    element.remove();
    lastTry().answer({ id: 'one' });
    await running;
    expect(fired).toEqual([['vt-contact-sent', { id: 'one', dealer: null }]]);
    expect(onPage).not.toHaveBeenCalled();
  });
});

describe('the kind of a failure', () => {
  it('is that of the service, else the given one', () => {
    expect(failureKind(failure('network'))).toBe('network');
    expect(failureKind(new Error(''), 'refused')).toBe('refused');
  });
});

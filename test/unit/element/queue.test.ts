// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enqueueMount } from '#element/task-queue';
import { eventually } from '../lib/eventually';

let done: string[] = [];
const mount = (name: string) => () => {
  done.push(name);
};

beforeEach(() => {
  done = [];
  vi.spyOn(document.documentElement, 'getBoundingClientRect').mockImplementation(() => {
    done.push('layout');
    return new DOMRect();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('runs mounts in order, and one that throws stops no other', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const failure = new Error('a mount');
  const failing = () => {
    throw failure;
  };
  await enqueueMount(failing);
  await enqueueMount(mount('one'));
  enqueueMount(() => {
    enqueueMount(mount('four'));
    done.push('two');
    failing();
  });
  enqueueMount(mount('three'));
  await eventually(() => expect(done).toEqual(['layout', 'one', 'layout', 'two', 'three', 'four', 'layout']));
  expect(reported.mock.calls.map(([error]) => error.message)).toEqual([failure.message, failure.message]);
});

it('lays out three mounts together, and the rest when there are no more', async () => {
  for (const name of ['one', 'two', 'three', 'four']) enqueueMount(mount(name));
  await eventually(() => expect(done).toEqual(['one', 'two', 'three', 'layout', 'four', 'layout']));
});

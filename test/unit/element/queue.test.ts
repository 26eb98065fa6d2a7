import { expect, it, vi } from 'vitest';
import { enqueueMount, type Job } from '../../../src/element/task-queue';

it('runs jobs in order, what follows one before the next, and one that throws stops no other', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const done: string[] = [];
  const failure = new Error('a job');
  const step = (name: string, following?: Job): Job => {
    return () => {
      done.push(name);
      return following;
    };
  };
  const failing: Job = () => {
    throw failure;
  };
  await enqueueMount(failing);
  await enqueueMount(step('one'));
  enqueueMount(() => {
    enqueueMount(step('four'));
    return step('two', failing);
  });
  enqueueMount(step('three', step('its layout')));
  await vi.waitFor(() => expect(done).toEqual(['one', 'two', 'three', 'its layout', 'four']));
  expect(reported.mock.calls).toEqual([[failure], [failure]]);
  reported.mockRestore();
});

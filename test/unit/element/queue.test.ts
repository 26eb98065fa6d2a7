import { expect, it, vi } from 'vitest';
import { enqueueMount } from '../../../src/element/task-queue';

it('runs jobs in order, and a job that throws stops no other', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const done: number[] = [];
  const failure = new Error('a job');
  await enqueueMount(() => {
    throw failure;
  });
  await enqueueMount(() => done.push(1));
  enqueueMount(() => {
    enqueueMount(() => done.push(3));
    done.push(2);
    throw failure;
  });
  await vi.waitFor(() => expect(done).toEqual([1, 2, 3]));
  expect(reported.mock.calls).toEqual([[failure], [failure]]);
  reported.mockRestore();
});

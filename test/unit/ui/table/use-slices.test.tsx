// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useSlices } from '#ui/table/use-slices';
import { leave, render, settle } from '../../lib/render';

afterEach(leave);

const frames: string[][] = [];
function Sample({ rows }: { rows: readonly { id: string }[] }) {
  const ids = useSlices(rows).map(({ id }) => id);
  frames.push(ids);
  return <p>{ids.join(' ')}</p>;
}
const rows = (name: string, count: number) => [...Array(count).keys()].map((n) => ({ id: `${name}${n}` }));
const shape = (ids: readonly string[]) => {
  const count = (name: string) => ids.filter((id) => id.startsWith(name)).length;
  return `${count('a')}a ${count('b')}b`;
};

describe('rows in slices', () => {
  it('come some in each frame, above those from before, and end as they are', async () => {
    frames.length = 0;
    const { show } = await render(<Sample rows={rows('a', 50)} />);
    expect(frames.map(shape)).toEqual(['20a 0b', '40a 0b', '50a 0b']);
    frames.length = 0;
    const next = rows('b', 45);
    await show(<Sample rows={next} />);
    await settle();
    expect(frames.map(shape)).toEqual(['25a 20b', '5a 40b', '0a 45b']);
    expect(frames.at(-1)).toEqual(next.map(({ id }) => id));
  });
  it('are there at once where most were there, and a row is there once', async () => {
    const { show } = await render(<Sample rows={rows('a', 50)} />);
    frames.length = 0;
    await act(() => show(<Sample rows={[...rows('a', 50)].reverse()} />));
    expect(frames.map(shape)).toEqual(['50a 0b']);
    frames.length = 0;
    await show(<Sample rows={[...rows('b', 30), { id: 'a49' }, ...rows('a', 25)]} />);
    await settle();
    for (const ids of frames) expect(new Set(ids).size).toBe(ids.length);
  });
});

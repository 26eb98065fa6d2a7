// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useTabAddress } from '#features/staff/use-tab-address';
import { button, click, leave, render, text } from '../../lib/render';

const IDS = ['list', 'log'] as const;
function Sample() {
  const { open, onOpen } = useTabAddress('vt-sample', IDS);
  return (
    <>
      <p>{open}</p>
      {IDS.map((id) => (
        <button key={id} type="button" onClick={() => onOpen(id)}>
          {id}
        </button>
      ))}
    </>
  );
}
const at = (search: string) => history.replaceState(null, '', `${location.pathname}${search}`);

afterEach(async () => {
  await leave();
  at('');
});

it.each([
  ['', 'list'],
  ['?vt-sample=log', 'log'],
  ['?vt-sample=gone', 'list'],
])('%s opens %s', async (search, open) => {
  at(search);
  await render(<Sample />);
  expect(text('p')).toBe(open);
});

it('writes the tab that is opened, the first one without a parameter, and follows the history', async () => {
  await render(<Sample />);
  await click(button('log'));
  expect([text('p'), location.search]).toEqual(['log', '?vt-sample=log']);
  await click(button('list'));
  expect([text('p'), location.search]).toEqual(['list', '']);
  at('?vt-sample=log');
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  expect(text('p')).toBe('log');
});

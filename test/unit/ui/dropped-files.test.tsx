// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { droppedFiles } from '#ui/fields/dropped-files';
import { useDropGuard } from '#ui/hooks/use-drop-guard';
import { render } from '../lib/render';

const item = (name: string, isDirectory: boolean, kind = 'file') => ({
  kind,
  webkitGetAsEntry: () => ({ name, isDirectory }),
});
const transfer = (items: object[], ...names: string[]) =>
  ({ items, files: names.map((name) => new File(['x'], name)), types: ['Files'] }) as unknown as DataTransfer;

describe('what was dropped', () => {
  it('is files, and folders, which browsers give as files', () => {
    const { files, folders } = droppedFiles(
      transfer([item('a.pdf', false), item('fotos.pdf', true)], 'a.pdf', 'fotos.pdf'),
    );
    expect(files.map(({ name }) => name)).toEqual(['a.pdf']);
    expect(folders).toEqual(['fotos.pdf']);
  });
  it('is files where the browser tells no entries', () => {
    expect(droppedFiles(transfer([{ kind: 'file' }], 'a.pdf')).files).toHaveLength(1);
    expect(droppedFiles(null)).toEqual({ files: [], folders: [] });
  });
});

describe('a drop anywhere in a widget', () => {
  afterEach(() => document.body.replaceChildren());

  function Guarded() {
    useDropGuard();
    return <h2>Documentos</h2>;
  }
  /** Drops on the title; returns whether the browser would open it. */
  const drop = (data: Partial<DataTransfer> | null, prevented = false) => {
    const event = new Event('drop', { bubbles: true, cancelable: true, composed: true });
    Object.defineProperty(event, 'dataTransfer', { value: data });
    if (prevented) event.preventDefault();
    document.querySelector('h2')?.dispatchEvent(event);
    return !event.defaultPrevented;
  };

  it('does not replace the page by a file; text still goes to its field', async () => {
    await render(<Guarded />);
    expect(drop({ types: ['Files'] })).toBe(false);
    expect(drop({ types: ['text/plain'] })).toBe(true);
    expect(drop(null)).toBe(true);
  });
  it('leaves alone what a place for files has taken', async () => {
    await render(<Guarded />);
    const data = { types: ['Files'], dropEffect: 'copy' as const };
    drop(data, true);
    expect(data.dropEffect).toBe('copy');
  });
});

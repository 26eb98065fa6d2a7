// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import decorate from '../../../src/cms/eds/vitrine.js';

const KINDS = {
  heading: 'text',
  'heading-level': 'option',
  persons: 'list',
  'dealer-required': 'flag',
  'privacy-url': 'address',
};

/** A block as Edge Delivery has it, of rows of cells. */
function blockOf(rows: string) {
  document.body.innerHTML = `<div class="vt-lead-form block">${rows}</div>`;
  const block = document.body.firstElementChild as HTMLElement;
  decorate(block, 'vt-lead-form', KINDS);
  return block.firstElementChild as HTMLElement;
}
const row = (name: string, value: string) => `<div><div><p>${name}</p></div><div>${value}</div></div>`;
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-vitrine-block]')];

interface Window {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

beforeEach(() => {
  // The script is not fetched.
  (globalThis as unknown as Window).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML =
    '<meta name="vitrine-script" content="/vitrine/vitrine.js"><meta name="vitrine-brand" content="fiat"><meta name="vitrine-lead-client-id" content="a">';
});

describe('a block of Edge Delivery', () => {
  it('is the widget with the rows as attributes, by their names in any case', () => {
    const widget = blockOf(
      row('Heading', '<p>Fale com a gente</p>') +
        row('Heading level', '3') +
        row('persons', 'physical, legal') +
        row('dealer-required', 'true') +
        row('privacy-url', '<a href="/privacidade">Aviso</a>'),
    );
    expect(Object.fromEntries([...widget.attributes].map(({ name, value }) => [name, value]))).toEqual({
      heading: 'Fale com a gente',
      'heading-level': '3',
      persons: 'physical legal',
      'dealer-required': '',
      'privacy-url': '/privacidade',
    });
  });

  it.each(['false', 'não', 'no', ''])('omits a flag that says %j, and what is empty', (text) => {
    const widget = blockOf(row('dealer-required', text) + row('heading', ' ') + row('persons', ''));
    expect(widget.attributes).toHaveLength(0);
  });

  it('takes words of a list from rows of their own', () => {
    const words = '<ul><li>physical</li><li>legal</li></ul>';
    expect(blockOf(row('persons', words)).getAttribute('persons')).toBe('physical legal');
    expect(blockOf(row('persons', '<p>physical</p><p>legal</p>')).getAttribute('persons')).toBe(
      'physical legal',
    );
  });

  it.each(['content', 'Conteúdo', 'Contenido'])(
    'has the row %j between its tags, as the author wrote it',
    (name) => {
      const widget = blockOf(row(name, '<p><a href="/contato">Fale</a></p>'));
      expect(widget.innerHTML).toBe('<p><a href="/contato">Fale</a></p>');
      expect(blockOf('<div><div><a href="/x">só</a></div></div>').innerHTML).toBe('<a href="/x">só</a>');
    },
  );

  it('takes a property of the universal editor for the attribute of a name that blocks use themselves', () => {
    expect(blockOf(row('attribute-heading', 'a')).getAttribute('heading')).toBe('a');
  });

  it('says which attribute it does not have, and goes on', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const widget = blockOf(
      row('modelo', 'pulse') + row('onclick', 'alert(1)') + row('constructor', 'a') + row('heading', 'a'),
    );
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      expect.stringContaining('<vt-lead-form> has no attribute modelo: heading, '),
      expect.stringContaining('has no attribute onclick'),
      expect.stringContaining('has no attribute constructor'),
    ]);
    expect([...widget.attributes].map(({ name }) => name)).toEqual(['heading']);
    warn.mockRestore();
  });

  it('loads the script once for all blocks, with the settings of the metadata', () => {
    blockOf('');
    blockOf('');
    expect(scripts()).toHaveLength(1);
    const [script] = scripts();
    expect(script?.async).toBe(true);
    expect(new URL(script?.src ?? '').pathname).toBe('/vitrine/vitrine.js');
    expect({ ...script?.dataset }).toMatchObject({ brand: 'fiat', leadClientId: 'a' });
  });

  it('says what is missing without an address of the script, and shows the content', () => {
    document.head.innerHTML = '';
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(blockOf(row('content', 'Fale')).textContent).toBe('Fale');
    expect(scripts()).toEqual([]);
    expect(error.mock.calls[0]?.[0]).toContain('vitrine-script');
    error.mockRestore();
  });
});

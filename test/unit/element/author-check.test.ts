// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { flag, list, number, option, text } from '#element/attributes/attributes';
import { decimal, integer } from '#element/attributes/bounds';
import { elementNotes, pageNotes } from '#element/author/check';
import { words } from '#element/author/words';

/** An island of this width, or one without a view, in a browser that does not know :state(). */
function island(width?: number): HTMLElement {
  customElements.get('vt-whatsapp') ??
    customElements.define(
      'vt-whatsapp',
      class extends HTMLElement {
        static definition = { attributes: {} };
      },
    );
  const element = document.createElement('vt-whatsapp');
  vi.spyOn(element, 'matches').mockImplementation((() => {
    throw new DOMException("':state(ready)' is not a valid selector", 'SyntaxError');
  }) as never);
  if (width === undefined) return element;
  const view = document.createElement('div');
  view.className = 'vt';
  Object.defineProperty(view, 'offsetWidth', { value: width });
  element.attachShadow({ mode: 'open' }).append(view);
  return element;
}

it.each([
  ['narrower than it can work in', 239, 1],
  ['wide enough', 240, 0],
  ['without a view yet', undefined, 0],
])('an island that is %s has its notes where :state() is unknown', (_, width, notes) => {
  const found = elementNotes(island(width), words['pt-BR']);
  expect(found.filter((note) => note.includes('239'))).toHaveLength(notes);
  expect(found).toHaveLength(notes);
});

describe('a number with bounds', () => {
  const attributes = {
    count: integer({ min: 1, max: 50, default: 12 }),
    radius: decimal({ above: 0, default: 50 }),
  };
  const notesOf = (name: string, value: string, language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
    customElements.get('vt-offers') ??
      customElements.define(
        'vt-offers',
        class extends HTMLElement {
          static definition = { attributes };
        },
      );
    const element = document.createElement('vt-offers');
    element.setAttribute(name, value);
    return elementNotes(element, words[language]);
  };

  it.each([
    ['count', '1'],
    ['count', '50'],
    ['count', ' 12 '],
    ['radius', '0.1'],
    ['radius', '1e11'],
  ])('%s="%s" is taken as it is', (name, value) => expect(notesOf(name, value)).toEqual([]));

  it.each(['0', '51', '-1', '12.5', 'doze', '', '1e21'])('count="%s" says the bounds', (value) => {
    expect(notesOf('count', value)).toEqual([`count="${value}": use um número de 1 a 50.`]);
    expect(notesOf('count', value, 'es-AR')).toEqual([`count="${value}": usá un número de 1 a 50.`]);
  });

  it.each(['0', '-3', 'x', ''])('radius="%s" says that it must be larger', (value) => {
    expect(notesOf('radius', value)).toEqual([`radius="${value}": use um número maior que 0.`]);
    expect(notesOf('radius', value, 'es-AR')).toEqual([`radius="${value}": usá un número mayor que 0.`]);
  });
});

describe('a value as authors type it', () => {
  const attributes = {
    heading: text,
    open: flag,
    price: number,
    kind: option('box', 'modal'),
    modes: list('a', 'b'),
  };
  const notesOf = (markup: string) => {
    customElements.get('vt-coupon') ??
      customElements.define(
        'vt-coupon',
        class extends HTMLElement {
          static definition = { attributes };
        },
      );
    const place = document.createElement('div');
    place.innerHTML = `<vt-coupon ${markup}></vt-coupon>`;
    return elementNotes(place.firstElementChild as Element, words['pt-BR']);
  };
  it.each([
    'heading=“Contato”',
    'heading="“Fale com a gente”"',
    'open=sim',
    'open="não"',
    'open=1',
    'open="OFF"',
    'price="R$ 90.000,00"',
    'kind="“Modal”"',
    'modes="A; b"',
    'modes="a|b"',
    'load="Eager"',
  ])('%s is taken', (markup) => expect(notesOf(markup)).toEqual([]));
  it.each([
    ['heading=“Fale com a gente”', 'aspas retas'],
    ['heading=”Fale conosco”', 'heading="..."'],
    ['open=talvez', 'para desligar'],
    ['price="90,000"', 'sem separador de milhar'],
    ['kind="popup"', 'box, modal'],
    ['modes="a, x"', 'a, b'],
  ])('%s is told, with the right form', (markup, words) => {
    const notes = notesOf(markup);
    expect(notes[0]).toContain(words);
  });
  it('a torn value is told once, and not each of its words', () =>
    expect(notesOf('heading=“Fale conosco”')).toHaveLength(1));
});

describe('the names of settings', () => {
  it('are known with property for name, and told with quotes around', () => {
    document.head.innerHTML = `<meta property="vitrine:brand" content="JEEP"><meta name="VITRINE:Country" content="Brasil">
      <meta name=“vitrine:language” content="pt_BR"><meta property="vitrine:marca" content="x">`;
    expect(pageNotes(words['pt-BR'])).toEqual([
      expect.stringContaining('aspas retas'),
      expect.stringContaining('vitrine:marca'),
    ]);
    document.head.innerHTML = '';
  });
});

describe('what is deprecated', () => {
  const TABLE = {
    'vt-qr-code': ['0.4.0', 'vt-code'],
    'vt-qr-code caption': ['0.3.0', 'heading'],
    'vt-qr-code colour': ['0.3.0'],
  } as const;
  const notesOf = (attributes: string, language: 'pt-BR' | 'es-AR') => {
    const place = document.createElement('div');
    place.innerHTML = `<vt-qr-code ${attributes}></vt-qr-code>`;
    return elementNotes(place.firstElementChild as Element, words[language], TABLE);
  };

  it('is named with what to use instead, also before its code has loaded', () => {
    expect(notesOf('caption="A" value="b"', 'pt-BR')).toEqual([
      '<vt-qr-code>: obsoleto desde a versão 0.4.0; pode sair na próxima versão maior. Use vt-code.',
      'caption: obsoleto desde a versão 0.3.0; pode sair na próxima versão maior. Use heading.',
    ]);
    expect(notesOf('colour', 'es-AR')).toEqual([
      '<vt-qr-code>: obsoleto desde la versión 0.4.0; puede salir en la próxima versión mayor. Usá vt-code.',
      'colour: obsoleto desde la versión 0.3.0; puede salir en la próxima versión mayor. No tiene reemplazo.',
    ]);
  });

  it('is nothing of another tag', () => {
    const place = document.createElement('div');
    place.innerHTML = '<vt-go-back caption="A"></vt-go-back>';
    expect(elementNotes(place.firstElementChild as Element, words['pt-BR'], TABLE)).toEqual([]);
  });
});

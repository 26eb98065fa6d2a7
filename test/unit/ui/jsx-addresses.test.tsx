// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { navigate, openTab } from '#page/navigate';

/** A text as an attribute or a service gives it. */
const text: string = 'javascript:alert(1)';
const safe = safeUrl('/contato') as SafeUrl;

it('no text becomes an address without safeUrl: TypeScript refuses it', () => {
  const refused = [
    // @ts-expect-error a link takes no text
    <a key="a" href={text}>
      a
    </a>,
    // @ts-expect-error nor a text with any beginning
    <a key="b" href={`${text}?x=1`}>
      b
    </a>,
    // @ts-expect-error a frame takes no text
    <iframe key="d" title="t" src={text} />,
    // @ts-expect-error a picture takes no text
    <img key="e" alt="" src={text} />,
    // @ts-expect-error a form takes no text
    <form key="f" action={text} />,
    // @ts-expect-error a button takes no text
    <button key="g" type="submit" formAction={text} />,
    // @ts-expect-error an object takes no text
    <object key="h" aria-label="h" data={text} />,
  ];
  const taken = [
    <a key="a" href={safe}>
      a
    </a>,
    <a key="b" href="#passo">
      b
    </a>,
    <a key="c" href={`tel:${1}`}>
      c
    </a>,
  ];
  const ways = () => {
    // @ts-expect-error the tab is led to no text
    navigate(text);
    // @ts-expect-error nor is another
    openTab(text);
  };
  expect([refused.length, taken.length, typeof ways]).toEqual([7, 3, 'function']);
});

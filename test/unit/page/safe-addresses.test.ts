// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { parentAddress, siteAddress } from '#page/address/navigation';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { changeUrl, ownUrl, pictureUrl } from '#page/safe-addresses';

const HOSTILE = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/1',
  'view-source:javascript:alert(1)',
  'intent://x#Intent;scheme=javascript;end',
];

describe('a safe address', () => {
  it.each(HOSTILE)('is not %j', (text) => {
    expect(safeUrl(text)).toBeNull();
    expect(siteAddress(text)).toBeNull();
  });

  it.each(HOSTILE.filter((text) => !text.startsWith('blob')))('of a picture is not %j', (text) => {
    expect(pictureUrl(text)).toBeNull();
  });

  it('of a picture may be data of one', () => {
    expect(pictureUrl('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==');
    expect(pictureUrl('/foto.jpg')).toBe('/foto.jpg');
    expect(pictureUrl('')).toBeNull();
  });

  it('keeps its host and its protocol when it is changed', () => {
    const address = safeUrl('https://brand.example/a?b=1#c') as SafeUrl;
    expect(changeUrl(address, ({ searchParams }) => searchParams.set('b', '2'))).toBe(
      'https://brand.example/a?b=2#c',
    );
    expect(() => changeUrl(address, (url) => Object.assign(url, { host: 'evil.example' }))).toThrow(
      TypeError,
    );
    expect(() =>
      changeUrl(address, (url) => {
        url.href = 'javascript:alert(1)';
      }),
    ).toThrow(TypeError);
  });
});

it('the parent of a path that begins with two slashes is of this host', () => {
  const before = ownUrl();
  history.replaceState(null, '', `${location.origin}//evil.example/a/b.html`);
  expect(new URL(parentAddress()).host).toBe(location.host);
  history.replaceState(null, '', before);
});

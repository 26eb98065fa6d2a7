import { describe, expect, it } from 'vitest';
import { hiddenDocument } from '#domain/person/hidden-document';

describe('a hidden document', () => {
  it.each([
    ['529.982.247-25', '•••.982.247-••'],
    ['52998224725', '•••982247••'],
    ['20-28456123-7', '••-•845612•-•'],
    ['11.222.333/0001-81', '••.•22.333/0001-••'],
    ['12.ABC.345/01DE-35', '••.•BC.345/01DE-••'],
    ['12345', '•••••'],
    ['', ''],
  ])('%s is shown as %s', (document, shown) => expect(hiddenDocument(document)).toBe(shown));
});

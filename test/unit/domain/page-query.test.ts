import { describe, expect, it } from 'vitest';
import { pageQuery } from '#domain/address/page-query';

describe('what of a query chooses the page', () => {
  it.each([
    ['WordPress', '?page_id=42&utm_source=x', 'page_id=42'],
    ['a post of WordPress, whose preview is not shared', '?p=7&preview=true&_wpnonce=9', 'p=7'],
    [
      'Joomla',
      '?option=com_content&view=article&id=12:argo&Itemid=101',
      'option=com_content&view=article&id=12%3Aargo&Itemid=101',
    ],
    ['Drupal', '?q=node/12', 'q=node%2F12'],
    ['a front controller', '?r=site/ofertas&lang=pt-BR', 'r=site%2Fofertas&lang=pt-BR'],
    ['a page by its name', '?pagina=ofertas&fbclid=a', 'pagina=ofertas'],
    ['a page by its number', '?page=3', 'page=3'],
    ['a search, which a visitor typed', '?q=ana souza', ''],
    ['a visit', '?utm_source=a&gclid=b&token=c&offer=1&order=2', ''],
    ['a document in the place of an id', '?id=52998224725&page_id=52998224725', ''],
    ['an address of a person', '?page=ana@x.example&pagename=ana@x.example', ''],
    ['nothing', '', ''],
  ])('%s', (_, search, kept) => expect(pageQuery(search)).toBe(kept));

  it('the canonical address names its own parameters, but no campaign and no credential', () => {
    const search = '?carro=argo&utm_source=a&token=b&cor=azul';
    expect(pageQuery(search, '?carro=argo&utm_source=a&token=b')).toBe('carro=argo');
    expect(pageQuery(search, '?carro=mobi')).toBe('');
  });

  it('the author names further ones, which never hold what is personal', () => {
    expect(pageQuery('?carro=argo&secao=2', '', ['carro'])).toBe('carro=argo');
    expect(pageQuery('?carro=(11)%2098765-4321', '', ['carro'])).toBe('');
  });

  it('a parameter that is given twice stays so', () => {
    expect(pageQuery('?cat=1&cat=2')).toBe('cat=1&cat=2');
  });
});

import { describe, expect, it } from 'vitest';
import { filled, isSameFilter, parseQuery, type QueryRules, queryText } from '#ui/table/table-query';

const rules: QueryRules = {
  sorts: ['price', 'name'],
  sort: { by: 'name', descending: false },
  filters: [
    { name: 'status', label: 'Situação', choices: [{ value: 'DRAFT', label: 'Rascunho' }] },
    { name: 'text', label: 'Texto' },
    { name: 'cpf', label: 'CPF', personal: true },
    { name: 'since', label: 'Desde', type: 'date', accepts: (value) => /^\d{4}-\d\d-\d\d$/.test(value) },
  ],
};
const none = { page: 0, size: 20, sort: rules.sort, filters: {} };

describe('the query of a table in an address', () => {
  it('is nothing where nothing was chosen', () => {
    expect(queryText(none, rules)).toBe('');
    expect(parseQuery('', rules)).toEqual(none);
    expect(parseQuery(null, rules)).toEqual(none);
  });
  it('is read as it was written, whatever a filter holds', () => {
    const query = {
      page: 2,
      size: 50,
      sort: { by: 'price', descending: true },
      filters: { status: 'DRAFT', text: 'a.b~c % d', since: '2026-01-02' },
    };
    expect(queryText(query, rules)).toContain('page.3~size.50~sort.-price~f-status.DRAFT~');
    expect(parseQuery(queryText(query, rules), rules)).toEqual(query);
  });
  it('holds nothing personal, and takes nothing personal', () => {
    const text = queryText({ ...none, filters: { cpf: '52998224725', text: 'x' } }, rules);
    expect(text).toBe('f-text.x');
    expect(parseQuery('f-cpf.52998224725', rules).filters).toEqual({});
  });
  it.each([
    'page.0',
    'page.-1',
    'page.1.5',
    'page.x',
    'page.99999999',
    'size.37',
    'size.',
    'sort.secret',
    'sort.-',
    'f-status.PUBLISHED',
    'f-since.yesterday',
    'f-other.x',
    '%E0%A4%A',
    '.x~x',
  ])('ignores %s', (text) => {
    expect(parseQuery(text, rules)).toEqual(none);
  });
  it('takes a choice that has not loaded yet', () => {
    const loading = { ...rules, filters: [{ name: 'model', label: 'Modelo', choices: [] }] };
    expect(parseQuery('f-model.argo', loading).filters).toEqual({ model: 'argo' });
  });
});

describe('filters', () => {
  it('without a value are none', () => {
    expect(filled({ one: ' a ', other: '  ' })).toEqual({ one: 'a' });
  });
  it('are the same whatever their order', () => {
    expect(isSameFilter({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true);
    expect(isSameFilter({ a: '1' }, { b: '1' })).toBe(false);
    expect(isSameFilter({ a: '1' }, { a: '1', b: '2' })).toBe(false);
  });
});

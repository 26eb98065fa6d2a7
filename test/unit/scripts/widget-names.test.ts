import { describe, expect, it } from 'vitest';
import { componentName, nameProblem } from '#scripts/scaffold/widget-names.mjs';

const problem = (name?: string) => nameProblem(name, ['lead-form']);

describe('names of new widgets', () => {
  it.each(['recall-search', 'recall', 'mvs', 'trade-in2', 'a-b-c'])('%s is right', (name) => {
    expect(problem(name)).toBeUndefined();
  });

  it.each([
    [undefined, 'needs a name'],
    ['', 'needs a name'],
    ['vt-recall', 'npm run new-widget recall'],
    ['RecallSearch', 'no name for a widget'],
    ['recall_search', 'no name for a widget'],
    ['recall search', 'no name for a widget'],
    ['recall--search', 'no name for a widget'],
    ['-recall', 'no name for a widget'],
    ['recall-', 'no name for a widget'],
    ['2wheels', 'no name for a widget'],
    ['avaliação', 'no name for a widget'],
    ['../recall', 'no name for a widget'],
    ['a'.repeat(41), '41 characters'],
    ['lead-form', 'already: widgets/lead-form'],
    ['vitrine', 'reserved'],
    ['template-widget', 'reserved'],
    ['map', 'its own Map'],
    ['image', 'its own Image'],
  ])('%s is refused, and why', (name, why) => {
    expect(problem(name)).toContain(why);
  });

  it('makes the name of the component', () => {
    expect(componentName('recall-search')).toBe('RecallSearch');
    expect(componentName('mvs')).toBe('Mvs');
  });
});

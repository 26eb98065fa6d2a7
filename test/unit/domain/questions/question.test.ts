import { describe, expect, it } from 'vitest';
import { RESPONSE_DOMAIN_TYPES } from '#domain/lead/questions';
import {
  type GivenQuestion,
  knownChoices,
  mayBeStored,
  openQuestions,
  readQuestions,
  shownQuestions,
} from '#domain/questions/question';

const given = (id: string, more: Partial<GivenQuestion> = {}): GivenQuestion => ({
  id,
  type: 'TEXT',
  ...more,
});
const single = (id: string, more: Partial<GivenQuestion> = {}) =>
  given(id, { type: 'SINGLE', options: [{ id: 'sim' }, { id: 'nao' }], ...more });

describe('questions of a service', () => {
  it.each(RESPONSE_DOMAIN_TYPES)('have the type %s', (type) => {
    const [question] = readQuestions([given('a', { type, options: [{ id: 'x', label: 'X' }] })]);
    expect(question?.type).toBe(type);
  });

  it('are answered by a text if their type is unknown, or if there is nothing to choose from', () => {
    const types = readQuestions([
      given('a', { type: 'MATRIX' }),
      given('b', { type: 'SINGLE', options: null }),
    ]);
    expect(types.map(({ type }) => type)).toEqual(['TEXT', 'TEXT']);
    // The programmes are known without the service.
    expect(readQuestions([given('c', { type: 'LOYALTY_PROGRAMS' })])[0]?.type).toBe('LOYALTY_PROGRAMS');
  });

  it('are told apart by their ids, as their options are, which have a number without a text', () => {
    const options = [
      { id: 'x', label: ' Sim ' },
      { id: 'x', label: 'Outra' },
      { id: '' },
      { id: 'y', label: ' ' },
    ];
    const questions = readQuestions([
      given('', { label: 'Sem id' }),
      given('a', { type: 'SINGLE', label: ' Uma? ', required: true, options }),
      given('a', { label: 'De novo?' }),
      given('b', { label: null, required: null }),
      given('c', { required: false }),
    ]);
    expect(questions).toEqual([
      {
        id: 'a',
        type: 'SINGLE',
        label: 'Uma?',
        isRequired: true,
        options: [
          { id: 'x', label: 'Sim' },
          { id: 'y', label: '2' },
        ],
      },
      { id: 'b', type: 'TEXT', label: '', isRequired: undefined, options: [] },
      expect.objectContaining({ id: 'c', isRequired: false }),
    ]);
  });
});

describe('branching', () => {
  const ifAnswered = (questionId: string, ...values: string[]) => ({ showIf: { questionId, values } });
  const shown = (all: GivenQuestion[], answers: Record<string, string>) =>
    shownQuestions(readQuestions(all), (id) => answers[id] ?? '').map(({ id }) => id);

  it('shows a question after the answers that lead to it, and what follows from it', () => {
    const all = [
      single('a'),
      single('b', ifAnswered('a', 'sim')),
      given('c', ifAnswered('b', 'nao')),
      given('d'),
    ];
    expect(shown(all, {})).toEqual(['a', 'd']);
    expect(shown(all, { a: 'sim' })).toEqual(['a', 'b', 'd']);
    expect(shown(all, { a: 'sim', b: 'nao' })).toEqual(['a', 'b', 'c', 'd']);
    // An answer to a question that is no longer asked leads nowhere.
    expect(shown(all, { a: 'nao', b: 'nao' })).toEqual(['a', 'd']);
  });

  it.each([
    ['none', null],
    ['no object', 'a'],
    ['no question', { values: ['sim'] }],
    ['no values', { questionId: 'a', values: 'sim' }],
    ['an unknown question', ifAnswered('z', 'sim').showIf],
    ['a later question', ifAnswered('c', 'sim').showIf],
    ['itself', ifAnswered('b', 'sim').showIf],
  ])('shows a question whose condition is %s', (_, showIf) => {
    expect(shown([single('a'), given('b', { showIf }), single('c')], {})).toEqual(['a', 'b', 'c']);
  });

  it('ignores values that are no texts', () => {
    expect(
      shown([single('a'), given('b', { showIf: { questionId: 'a', values: [1, 'sim'] } })], { a: 'sim' }),
    ).toEqual(['a', 'b']);
  });
});

describe('questions of who goes on', () => {
  const all = readQuestions([
    single('a', { required: true }),
    given('b', { required: true, showIf: { questionId: 'a', values: ['sim'] } }),
    given('c', { required: true }),
  ]);
  const open = (answered: string[], missing: string[], own: string[] = []) =>
    openQuestions(all, { answered, missing }, (id) => own.includes(id)).map(
      ({ id, isRequired, showIf }) => `${id}${isRequired ? '!' : ''}${showIf ? '?' : ''}`,
    );

  it('need not be answered again, and their branches are the service’s where only it has the answer', () => {
    expect(open([], ['a', 'c'])).toEqual(['a!', 'b!?', 'c!']);
    expect(open(['a'], ['c'])).toEqual(['a', 'c!']);
    expect(open(['a'], ['b', 'c'])).toEqual(['a', 'b!', 'c!']);
    expect(open(['a', 'b'], ['c'])).toEqual(['a', 'b', 'c!']);
    expect(open(['a'], ['c'], ['a'])).toEqual(['a', 'b!?', 'c!']);
  });
});

describe('stored answers', () => {
  it('are choices, and nothing that a person writes, sends or belongs to', () => {
    expect(RESPONSE_DOMAIN_TYPES.filter((type) => mayBeStored({ type }))).toEqual(['SINGLE']);
  });

  it('are known only while they are offered, of a question that may be stored', () => {
    const all = readQuestions([single('a'), single('b'), single('toString'), given('c')]);
    expect(knownChoices(all, { a: 'sim', b: 'talvez', c: 'Ana', z: 'sim' })).toEqual({ a: 'sim' });
  });
});

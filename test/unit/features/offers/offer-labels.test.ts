import { describe, expect, it } from 'vitest';
import { texts } from '#features/offers/card/messages';
import { coverageText } from '#features/offers/card/offer-labels';
import type { Offer } from '#services/entities/offer';

const offer = (more: Partial<Offer>) => ({ stateCodes: [], dealerCodes: [], ...more }) as unknown as Offer;
const said = (more: Partial<Offer>, group = '') => coverageText(offer(more), group, texts['pt-BR']);

describe('where an offer is valid (spec offers#kinds)', () => {
  it.each([
    ['STATE', 'Válida em alguns estados'],
    ['REGIONAL', 'Válida em algumas regiões'],
    ['DEALER_GROUP', 'Válida em concessionárias selecionadas'],
    ['NATIONAL', 'Válida em todo o país'],
  ])('is said of %s without places', (coverage, words) => expect(said({ coverage })).toBe(words));

  it('names the states that are known', () => {
    expect(said({ coverage: 'REGIONAL', stateCodes: ['SP'] })).toBe('Válida em SP');
    expect(said({ coverage: 'DEALER_GROUP', dealerGroup: 'g1' }, 'Grupo Um')).toContain('Grupo Um');
  });

  it.each([undefined, null, '', 'MUNICIPAL', 'toString'])('is not said of %s', (coverage) =>
    expect(said({ coverage } as Partial<Offer>)).toBe(''),
  );
});

import { describe, expect, it } from 'vitest';
import { addedCard } from '#domain/payment/added-card';

const card = (id: string, more: object = {}) => ({
  id,
  digits: '4444',
  brand: 'Mastercard',
  dueDate: '12/30',
  ...more,
});
const SENT = { digits: '4444', brand: 'Mastercard', dueDate: '12/30' };

describe('a card whose answer was lost', () => {
  it.each([
    ['is added if one new card is it', [card('old'), card('new')], SENT, 'added'],
    ['is added by its last digits alone', [card('new')], { digits: '4444' }, 'added'],
    ['is unclear by its brand alone', [card('new')], { brand: 'mastercard' }, 'unclear'],
    ['is absent by its brand alone', [card('new')], { brand: 'Visa' }, 'absent'],
    ['is added by a brand that is called shorter', [card('new', { brand: 'Master' })], SENT, 'added'],
    ['is absent if nothing is new', [card('old')], SENT, 'absent'],
    ['is absent if another card is new: digits', [card('new', { digits: '1111' })], SENT, 'absent'],
    ['is absent if another card is new: brand', [card('new', { brand: 'Visa' })], SENT, 'absent'],
    ['is absent if another card is new: expiry', [card('new', { dueDate: '01/31' })], SENT, 'absent'],
    ['is found beside another new one', [card('new'), card('other', { digits: '1' })], SENT, 'added'],
    ['is unclear if two fit', [card('new'), card('other')], { brand: 'Mastercard' }, 'unclear'],
    ['is unclear if nothing is known of it', [card('new')], { digits: '', brand: undefined }, 'unclear'],
    ['is unclear if the wallet tells nothing', [card('new', { brand: '' })], { brand: 'Visa' }, 'unclear'],
    ['is added though the wallet tells less', [card('new', { brand: '' })], SENT, 'added'],
  ])('%s', (_, cards, sent, found) => expect(addedCard(cards, ['old'], sent)).toBe(found));
});

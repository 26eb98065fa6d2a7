import { describe, expect, it } from 'vitest';
import { missingOf } from '#features/documents/source';

const wanted = (status: string, required = true) => ({
  type: 'CNH',
  name: '',
  note: '',
  required,
  status,
});

describe('the required documents that are missing', () => {
  it('are those that the service names', () => {
    expect(missingOf({ documents: [wanted('RECEIVED')], missing: ['CNH'] })).toEqual(['CNH']);
  });
  it('are none where the service says so, and its list does not say otherwise', () => {
    const documents = [wanted('RECEIVED'), wanted('REFUSED', false)];
    expect(missingOf({ documents, missing: [] })).toEqual([]);
    expect(missingOf({ missing: [] })).toEqual([]);
  });
  it.each(['MISSING', 'REFUSED'])('are not known where none is named and one is %s', (status) => {
    expect(missingOf({ documents: [wanted('RECEIVED'), wanted(status)], missing: [] })).toBeUndefined();
  });
  it('are not known where the service says nothing', () => {
    expect(missingOf({ documents: [wanted('RECEIVED')] })).toBeUndefined();
    expect(missingOf({ documents: [], missing: null })).toBeUndefined();
  });
});

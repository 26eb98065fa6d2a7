import { expect, it } from 'vitest';
import { readDefinitions } from '#scripts/source/definitions.mjs';
import { getDocumentsStatus } from '#services/order-documents';

it('vt-document-upload asks the page for the service that names the documents of an order', () => {
  const { needs } = readDefinitions().find(({ tag }) => tag === 'vt-document-upload') ?? {};
  expect(needs).toContain(`service:${getDocumentsStatus.base}`);
});

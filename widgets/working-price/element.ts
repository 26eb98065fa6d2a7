import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The working prices of a dealer, for its sellers and the staff (spec cars#working-prices): changed in the table, created, imported
 * from a list, and as others see them with their history. The server decides which dealers an account may change.
 *
 * @since 0.1.0
 * @feature F63
 * @part root - The whole widget.
 * @part table - The table of the prices.
 * @part input - A field.
 * @part button - A button.
 * @part dialog - What a new price is written in, and the history of one.
 * @part tabs - The tabs.
 * @part tab - A tab.
 * @part tab-panel - The content of a tab.
 * @part edits - The bar of the changes that are not saved.
 * @part import - The list that is imported.
 */
defineWidget('vt-working-price', {
  attributes,
  events: ['vt-working-price-saved'],
  load: 'visible',
  shape: 'list',
  reserve: [1305, 400],
  needs: ['brand', 'country', 'service:price'],
  access: { staff: true },
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./WorkingPrice'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The brand's dealers for staff (spec places#blocked-dealers): who may block dealers blocks one or several with a reason, and
 * unblocks them by their codes, as searches need not have the blocked ones; who manages dealers sets whether one takes part in
 * e-connect. The server decides what an account may do.
 *
 * @since 0.1.0
 * @feature F64, F65
 * @part root - The whole widget.
 * @part table - The table of the dealers.
 * @part input - A field.
 * @part button - A button.
 * @part dialog - What asks before a dealer is blocked.
 */
defineWidget('vt-dealer-admin', {
  attributes,
  events: ['vt-dealer-blocked', 'vt-dealer-unblocked', 'vt-dealer-econnect-changed'],
  load: 'visible',
  shape: 'list',
  reserve: [5593, 1429, 1449],
  needs: ['brand', 'country', 'service:dealer'],
  access: { staff: true },
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./DealerAdmin'),
});

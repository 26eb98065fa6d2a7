import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The promotions of the brand for staff (spec services#promotions), in tabs that the address names: promotions with their period,
 * prizes and regions; who takes part, and who no longer may; the report of the candidates for a prize; groups; and the list of those
 * who may not take part. The server decides what an account may do.
 *
 * @since 0.1.0
 * @feature F67, F68, F69
 * @part root - The whole widget.
 * @part tabs - The tabs.
 * @part tab - A tab.
 * @part tab-panel - The content of a tab.
 * @part table - A table.
 * @part import - The list that is imported.
 * @part input - A field.
 * @part button - A button.
 * @part dialog - What a record is edited or seen in, and what asks before something is ended.
 */
defineWidget('vt-promotion-admin', {
  attributes,
  events: [
    'vt-promotion-saved',
    'vt-promotion-participant-inactivated',
    'vt-promotion-group-saved',
    'vt-promotion-group-removed',
    'vt-deny-list-changed',
  ],
  load: 'visible',
  shape: 'list',
  reserve: [910, 439],
  needs: ['brand', 'country', 'service:promotion'],
  access: { staff: true },
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./PromotionAdmin'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The regions in which promotions are held, for staff (spec services#promotions): a table, the states of each region, new
 * regions, changes, and removals one by one or together. The server decides what an account may do.
 *
 * @since 0.1.0
 * @feature F70
 * @part root - The whole widget.
 * @part table - The table of the regions.
 * @part input - A field.
 * @part button - A button.
 * @part dialog - What a region is edited in, and what asks before one is removed.
 */
defineWidget('vt-region-admin', {
  attributes,
  events: ['vt-region-saved', 'vt-region-removed'],
  load: 'visible',
  shape: 'list',
  reserve: [1305, 400],
  needs: ['brand', 'country', 'service:promotion', 'service:location'],
  access: { staff: true },
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./RegionAdmin'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * What staff do to keep other services in step (spec services#authentication, services#dictionary): accounts are imported and
 * migrated, the benefits of dealers synchronized, the reservations of a campaign reprocessed, and the data dictionary looked up
 * and changed. A list is simulated row by row before anything is sent. The server decides what an account may do.
 *
 * @since 0.1.0
 * @feature F77
 * @part root - The whole widget.
 * @part import - The list that is pasted or chosen as a file.
 * @part input - A field.
 * @part button - A button.
 * @part dialog - What asks before something is done.
 */
defineWidget('vt-maintenance-admin', {
  attributes,
  events: ['vt-maintenance-done'],
  load: 'visible',
  shape: 'form',
  reserve: [762, 560, 590],
  needs: [
    'brand',
    'country',
    'service:auth',
    'service:benefits',
    'service:reservation',
    'service:dictionary',
  ],
  access: { staff: true },
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./MaintenanceAdmin'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * A signed-in repairman's own data (spec services#users): shown, edited, and, as an act of its own, taking part in
 * e-connect. The server decides what an account may do.
 *
 * @since 0.1.0
 * @feature F65
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - A field.
 * @part error - A field's message.
 * @part button - A button.
 * @part badge - Whether the repairman takes part in e-connect.
 * @part dialog - What the data are edited in.
 */
defineWidget('vt-repairman', {
  attributes,
  events: ['vt-repairman-saved', 'vt-repairman-econnect-changed'],
  load: 'visible',
  shape: 'form',
  reserve: [509, 387],
  needs: ['brand', 'country', 'service:user', 'service:dealer'],
  access: { staff: true },
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Repairman'),
});

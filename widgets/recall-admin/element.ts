import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Recalls by software for staff (spec cars#recalls): a car by its plate or chassis, its campaigns, the update that is created for
 * one at a dealer and then validated, with both states and the versions of the software. The documents name no role for it; ours
 * are those of the service's and of the cars' inspectors; the token goes with it, and the server decides.
 *
 * @since 0.1.0
 * @feature F72
 * @part root - The whole widget.
 * @part input - A field.
 * @part button - A button.
 * @part badge - The state of a campaign or an update.
 * @part dialog - What asks before an update is created or validated.
 */
defineWidget('vt-recall-admin', {
  attributes,
  events: ['vt-recall-update-created', 'vt-recall-update-validated'],
  load: 'visible',
  shape: 'form',
  reserve: [276, 312],
  needs: ['brand', 'country', 'service:recall'],
  access: { staff: true },
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./RecallAdmin'),
});

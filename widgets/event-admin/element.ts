import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The participants of the brand's events for staff (spec services#events): who takes part, the list as a CSV file, and the
 * removal of one or several with a reason. E-mails are hidden until somebody asks for them.
 *
 * @since 0.1.0
 * @feature F76
 * @part root - The whole widget.
 * @part table - The table of the participants.
 * @part input - A field.
 * @part button - A button.
 * @part dialog - What asks before somebody is removed.
 */
defineWidget('vt-event-admin', {
  attributes,
  events: ['vt-event-participant-removed'],
  load: 'visible',
  shape: 'list',
  reserve: [1240, 400],
  needs: ['brand', 'country', 'service:events'],
  access: { staff: true },
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./EventAdmin'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Failed deliveries between systems, for staff (spec services#integration): errors with filters, what was sent with its secrets
 * hidden, one corrected and sent again, many sent again, and the log. The server decides what an account may do.
 *
 * @since 0.1.0
 * @feature F75
 * @part root - The whole widget.
 * @part table - A table: of the errors, of the log.
 * @part payload - What was sent.
 * @part input - A field.
 * @part button - A button.
 * @part dialog - What an error is seen and corrected in, and what asks before something is sent again.
 */
defineWidget('vt-integration-errors', {
  attributes,
  events: ['vt-integration-errors-resent', 'vt-integration-error-ignored'],
  load: 'visible',
  shape: 'list',
  reserve: [1240, 400],
  needs: ['service:integration-log'],
  access: { staff: true },
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./IntegrationErrors'),
});

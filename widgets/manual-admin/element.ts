import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The owner's manuals of the brand, drafts too, for staff (spec services#manuals): a table, new manuals with sections and a file,
 * changes, removals one by one or together, and each manual as customers read it. The server decides what an account may do.
 *
 * @since 0.1.0
 * @feature F71
 * @part root - The whole widget.
 * @part table - The table of the manuals.
 * @part input - A field.
 * @part reader - The frame that shows a PDF.
 * @part button - A button.
 * @part dialog - What a manual is edited or seen in, and what asks before one is removed.
 */
defineWidget('vt-manual-admin', {
  attributes,
  events: ['vt-manual-saved', 'vt-manual-removed'],
  load: 'visible',
  shape: 'list',
  reserve: [6973, 1219],
  needs: ['brand', 'country', 'service:manual', 'service:models', 'service:document-uploader'],
  access: { staff: true },
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./ManualAdmin'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The documents of an order or a proposal, or documents without one: each with its state, sent in chunks that pause,
 * and continue where they stopped (spec reservations#documents). For customers, and for sellers who send a customer's.
 *
 * @since 0.1.0
 * @feature F24
 * @part root - The whole widget.
 * @part documents - The documents with what is missing.
 * @part document - One document.
 * @part upload - A file being sent.
 * @part input - The choice of another type.
 * @part button - A button.
 */
defineWidget('vt-document-upload', {
  attributes,
  events: ['vt-document-sent'],
  load: 'visible',
  shape: 'form',
  reserve: [882, 699],
  // The documents of an order are named by the rental timeline (TML-02).
  needs: ['brand', 'country', 'service:document-uploader', 'service:rental-offer'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./DocumentUpload'),
});

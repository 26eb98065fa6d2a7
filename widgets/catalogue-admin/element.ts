import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The catalogue of the brand, for staff (spec services#catalogue): the setup of each model and their order, the parts of a version,
 * and the search index of accessories. The server decides what an account may do.
 *
 * @since 0.1.0
 * @feature F74
 * @part root - The whole widget.
 * @part table - A table: of the setups, of the parts, of the versions.
 * @part input - A field.
 * @part button - A button.
 * @part dialog - What a record is edited in, and what asks before something is removed.
 */
defineWidget('vt-catalogue-admin', {
  attributes,
  events: ['vt-catalogue-setup-saved', 'vt-catalogue-setup-removed', 'vt-catalogue-part-saved'],
  load: 'visible',
  shape: 'list',
  reserve: [1240, 400],
  needs: ['brand', 'country', 'service:models', 'service:part'],
  access: { staff: true },
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./CatalogueAdmin'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The offers of the brand whatever their status, for staff (spec offers#actions): a table with filters, new offers, changes, the
 * actions that each status allows, for one or for several with a result for each, their order, and how visitors see them. The
 * server decides what an account may do.
 *
 * @since 0.1.0
 * @feature F66
 * @part root - The whole widget.
 * @part table - The table of the offers.
 * @part input - A field.
 * @part button - A button.
 * @part dialog - What an offer is edited, seen or ordered in, and what asks before a change.
 */
defineWidget('vt-offer-admin', {
  attributes,
  events: ['vt-offer-edited', 'vt-offer-status-changed', 'vt-offer-removed'],
  load: 'visible',
  shape: 'list',
  reserve: [6642, 1654, 1346],
  needs: [
    'brand',
    'country',
    'service:offer-admin',
    'service:mvs',
    'service:location',
    'service:document-uploader',
  ],
  access: { staff: true },
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./OfferAdmin'),
});

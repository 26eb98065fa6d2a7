import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The promotions and raffles of the page's brand for signed-in customers (spec offers#promotions): the list by group, one
 * promotion with its period, prizes, regulation and authorisation; joining, also by invitation; the lucky numbers and how
 * each was won; QR codes, read in place or brought by the page's address; the link that invites others; the winners. An
 * address that brings an invitation (hub-invited-by-id) or a code (vt-promotion-code) keeps it through the sign-in.
 *
 * @since 0.1.0
 * @feature F52
 * @part root - The whole widget.
 * @part item - One promotion of the list.
 * @part number - A lucky number.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part button - A button.
 */
defineWidget('vt-promotion', {
  attributes,
  events: ['vt-promotion-joined', 'vt-lucky-number-received', 'vt-invitation-shared'],
  load: 'visible',
  shape: 'list',
  reserve: [686, 474, 450],
  needs: ['brand', 'service:promotion'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Promotion'),
});

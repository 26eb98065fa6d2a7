import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Clears used coupons, for staff (spec services#coupons): the uses of a coupon, of a CPF, or of a coupon by a CPF. It asks
 * before it sends, says how many uses were cleared, and lists what was cleared since the page was opened. The server
 * decides what an account may do.
 *
 * @since 0.1.0
 * @feature F73
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - A field.
 * @part error - A field's message.
 * @part button - The button that clears.
 * @part dialog - What asks before anything is cleared.
 */
defineWidget('vt-coupon-admin', {
  attributes,
  events: ['vt-coupon-cleared'],
  load: 'visible',
  shape: 'form',
  reserve: [482, 291],
  needs: ['brand', 'service:offer-site'],
  access: { staff: true },
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./CouponAdmin'),
});

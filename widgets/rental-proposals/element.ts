import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The rental proposals of a signed-in visitor, those under way or all of them, with code, product and status. A proposal
 * opens in the list, also by a link: its timeline, its documents, who attends to it, its summary as a file, and the way on
 * from one that has expired or was reproved.
 *
 * @since 0.1.0
 * @feature F58
 * @part root - The whole widget.
 * @part item - One proposal.
 * @part timeline - The timeline of a proposal.
 * @part input - An input.
 * @part button - A button.
 */
defineWidget('vt-rental-proposals', {
  attributes,
  load: 'visible',
  shape: 'list',
  reserve: [1596, 1156],
  needs: ['brand', 'country', 'service:rental-offer'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./RentalProposals'),
});

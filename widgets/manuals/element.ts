import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The brand's manuals for signed-in visitors: found by words, by model, by year or for a car of their garage. Each is
 * read as text, with the words marked, in another year's edition, and as a PDF: in the page where the browser has a
 * viewer for it, in a new tab, or downloaded. A page with a Content-Security-Policy allows the former with
 * `frame-src blob:`; without it the PDF opens in a new tab. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F40
 * @part root - The whole widget.
 * @part field - Label and input of the search or a filter.
 * @part input - An input.
 * @part item - One manual of the list.
 * @part reader - The frame that shows a PDF.
 * @part button - A button.
 */
defineWidget('vt-manuals', {
  attributes,
  events: ['vt-manual-opened', 'vt-manual-file-opened'],
  load: 'visible',
  shape: 'list',
  reserve: [1071, 790],
  needs: ['brand', 'country', 'service:manual'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Manuals'),
});

import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Compares two to four versions of a car side by side: picture, price, highlights, available colours and every item,
 * with the differences marked. The visitor changes, adds and removes versions, and makes one of them the page's current
 * car. Without `versions` and `model` it compares the current car's version with others of the model and follows it
 * until the visitor changes something; if the page has no car the visitor chooses a model. Names and prices stay
 * visible below the top of the window; if the page has a sticky bar there, set --vt-sticky-top to its height. The
 * children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F07
 * @part root - The whole widget.
 * @part columns - The area with the versions side by side.
 * @part version - Picture and name of one version.
 * @part names - The names that stay visible while the page scrolls.
 * @part input - The list that changes a version.
 * @part button - A button.
 */
defineWidget('vt-version-comparator', {
  attributes,
  events: ['vt-version-selected'],
  load: 'visible',
  reserve: [1200, 1200],
  needs: ['brand', 'country', 'service:version-comparator'],
  island: () => import('./VersionComparator'),
});

import { defineWidget } from '../../src/element/host';
import { attributes } from './attributes';

/**
 * Two to four versions of a car side by side: picture, price, highlights, available colours and every item, with what
 * differs marked. The visitor changes, adds and removes versions, and makes one of them the page's current car. Without
 * `versions` and `model` it shows the current car's version beside the model's others and follows it until the visitor
 * changes something; while the page has no car the visitor names a model. Names and prices stay in sight below the
 * page's top; where the page has a bar of its own there, --vt-sticky-top is its height. Children are shown until it is
 * ready, and if it cannot be.
 *
 * @feature F07
 * @part root - The whole widget.
 * @part columns - The area in which the versions stand side by side.
 * @part version - Picture and name of one version.
 * @part names - The names that stay in sight while the page scrolls.
 * @part input - The list a version is changed with.
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

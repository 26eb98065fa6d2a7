import { defineElement } from '../../src/element/lit';
import { attributes } from './attributes';
import { GoBack } from './GoBack';

/**
 * Returns to the page the visitor came from; where they came from elsewhere, to the parent page. A link or button among
 * the children is used as it is; other children become the link's text.
 *
 * @feature F62
 * @slot - Text, or the author's own link or button.
 * @part link - The link, where the children bring none.
 */
defineElement('vt-go-back', {
  attributes,
  element: GoBack,
});
